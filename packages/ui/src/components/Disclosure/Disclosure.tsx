import { createContext, memo, useContext, type ReactNode } from 'react';
import {
  Button,
  Disclosure as AriaDisclosure,
  DisclosureGroup as AriaDisclosureGroup,
  DisclosurePanel,
  type DisclosureGroupProps as AriaDisclosureGroupProps,
  type DisclosureProps as AriaDisclosureProps,
} from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import { IconChevronRight } from '../Icon/icons.ts';
import { useStableHandlers } from '../use-stable-handlers.ts';
import * as styles from './Disclosure.css.ts';

export interface DisclosureProps extends Omit<
  AriaDisclosureProps,
  'children' | 'className' | 'style' | 'render'
> {
  title: ReactNode;
  /** The level of the title in the outline of the page. */
  level?: 2 | 3 | 4 | 5 | 6;
  /** What stands at the end of the line, outside the button: a count, a badge, a menu. */
  meta?: ReactNode;
  children: ReactNode;
}

type Shown = Pick<DisclosureProps, 'title' | 'meta' | 'children'>;

/** What stands in the frame comes to it past the frame: drawn anew, react-aria's disclosure draws every button in it anew, whatever is kept between. */
const ShownContext = createContext<Shown | null>(null);

const Shown = ({ part }: { part: keyof Shown }) => useContext(ShownContext)?.[part];

type FrameProps = Omit<DisclosureProps, keyof Shown | 'level'> & {
  level: NonNullable<DisclosureProps['level']>;
  hasMeta: boolean;
};

const DisclosureFrame = memo(function DisclosureFrame({ level, hasMeta, ...props }: FrameProps) {
  const Heading = `h${level}` as const;
  return (
    <AriaDisclosure {...props} className={styles.disclosure}>
      <div className={styles.header}>
        <Heading className={styles.heading}>
          <Button slot="trigger" className={styles.trigger}>
            <span className={styles.chevron}>
              <Icon shape={IconChevronRight} />
            </span>
            <span className={styles.title}>
              <Shown part="title" />
            </span>
          </Button>
        </Heading>
        {hasMeta && (
          <div className={styles.meta}>
            <Shown part="meta" />
          </div>
        )}
      </div>
      <DisclosurePanel className={styles.panel}>
        <div className={styles.content}>
          <Shown part="children" />
        </div>
      </DisclosurePanel>
    </AriaDisclosure>
  );
});

/** A section that opens and closes under its title; the browser's search finds the text of a closed one. */
export function Disclosure({
  title,
  level = 3,
  meta,
  children,
  onExpandedChange,
  ...props
}: DisclosureProps) {
  const handlers = useStableHandlers({ change: (isExpanded: boolean) => onExpandedChange?.(isExpanded) });
  return (
    <ShownContext value={{ title, meta, children }}>
      <DisclosureFrame
        {...props}
        level={level}
        hasMeta={meta !== undefined}
        onExpandedChange={handlers.change}
      />
    </ShownContext>
  );
}

export interface DisclosureGroupProps extends Omit<
  AriaDisclosureGroupProps,
  'className' | 'style' | 'render'
> {
  children: ReactNode;
}

/** Disclosures of which one is open at a time, or several with `allowsMultipleExpanded`. */
export function DisclosureGroup(props: DisclosureGroupProps) {
  return <AriaDisclosureGroup {...props} className={styles.group} />;
}
