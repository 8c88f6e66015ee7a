import * as styles from './Avatar.css.ts';

export interface AvatarProps {
  /** A name or an e-mail address; its initials are shown. */
  name: string;
  size?: keyof typeof styles.size;
}

/** The initials of a person or company, an ornament: the name itself must stand beside it or name its button. */
export function Avatar({ name, size = 'medium' }: AvatarProps) {
  return (
    <span className={styles.size[size]} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

const initialsOf = (name: string) => {
  const words = (name.split('@')[0] ?? '').split(/[\s._-]+/u).filter((word) => word !== '');
  const initials = words.slice(0, 2).map((word) => String.fromCodePoint(word.codePointAt(0) ?? 0));
  return initials.join('').toLocaleUpperCase('fr') || '?';
};
