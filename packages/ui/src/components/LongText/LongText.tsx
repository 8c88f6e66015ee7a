import { type FocusEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../Button/Button.tsx';
import { Text, type TextProps } from '../Text/Text.tsx';

/** More characters than three lines of the measure hold, so that the button always shows something more. */
const LONG = 240;

export interface LongTextProps extends Omit<TextProps, 'as' | 'maxLines'> {
  /** How many characters it has, about: a short one has no button. */
  length: number;
  /** What it is about, after « Lire la suite » in the button's name. */
  about: string;
}

/** A text of the law that only its first lines are shown of, until somebody asks for the rest or goes through its links. */
export function LongText({ length, about, ...props }: LongTextProps) {
  const [isWhole, setIsWhole] = useState(false);
  const button = isWhole ? 'Réduire' : 'Lire la suite';
  const unfoldAround = ({ target }: FocusEvent) => {
    flushSync(() => setIsWhole(true));
    // The browser brought it in view where it stood in the cut text; the lines unfolded above it may push it out.
    target.scrollIntoView({ block: 'nearest' });
  };
  if (length <= LONG) return <Text {...props} />;
  return (
    <div>
      <Text
        {...props}
        {...(!isWhole && { maxLines: 3 })}
        // A link in what is cut would have the focus out of sight.
        onFocus={unfoldAround}
      />
      <Button
        variant="quiet"
        isFlush
        aria-label={`${button}\u00A0: ${about}`}
        onPress={() => setIsWhole(!isWhole)}
      >
        {button}
      </Button>
    </div>
  );
}
