import type { HTMLAttributes } from 'react';
import { joinClassNames } from '../class-names.ts';
import * as styles from './Text.css.ts';

export interface TextProps extends HTMLAttributes<HTMLElement> {
  size?: keyof typeof styles.size;
  tone?: keyof typeof styles.tone;
  weight?: keyof typeof styles.weight;
  /** Figures of the same width, for numbers that are compared. */
  isNumeric?: boolean;
  /** At most 70 characters a line. */
  isProse?: boolean;
  /** Cuts the text after so many lines on screen, never on paper; give the whole text elsewhere. */
  maxLines?: keyof typeof styles.maxLines;
  as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'dt' | 'dd' | 'li' | 'time';
}

/** A piece of text with the sizes, tones and weights of the theme. */
export function Text({
  size = 's16',
  tone = 'default',
  weight = 'regular',
  isNumeric = false,
  isProse = false,
  maxLines,
  as: Element = 'p',
  className,
  ...props
}: TextProps) {
  return (
    <Element
      {...props}
      className={joinClassNames(
        styles.text,
        styles.size[size],
        styles.tone[tone],
        styles.weight[weight],
        isNumeric && styles.numeric,
        isProse && styles.measure,
        maxLines !== undefined && styles.maxLines[maxLines],
        className,
      )}
    />
  );
}
