/** When a piece of the design system is the right one: shown on its page of Storybook. */
export interface Usage {
  quand: string;
  eviter: string;
  /** A good example and a bad one, as they would be written. */
  bon: string;
  mauvais: string;
}

export type Usages = Readonly<Record<string, Usage>>;
