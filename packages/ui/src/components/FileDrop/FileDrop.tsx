import { DropZone, type DropZoneProps, FileTrigger, Text } from 'react-aria-components';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconUpload } from '../Icon/icons.ts';
import * as styles from './FileDrop.css.ts';

export interface FileDropProps {
  /** Which file is asked for, in one sentence. */
  label: string;
  buttonLabel: string;
  /** MIME types that the file dialog offers; a dropped file may be anything. */
  acceptedFileTypes: readonly string[];
  onFile: (file: File) => void;
  isPending?: boolean;
  pendingText?: string;
}

type DropEvent = Parameters<NonNullable<DropZoneProps['onDrop']>>[0];

/** One file, dropped or chosen with the button. */
export function FileDrop({
  label,
  buttonLabel,
  acceptedFileTypes,
  onFile,
  isPending = false,
  pendingText = 'Lecture…',
}: FileDropProps) {
  const handleDrop = async ({ items }: DropEvent) => {
    const dropped = items.find((item) => item.kind === 'file');
    if (dropped !== undefined) onFile(await dropped.getFile());
  };
  return (
    <DropZone className={styles.fileDrop} isDisabled={isPending} onDrop={(event) => void handleDrop(event)}>
      <span className={styles.picture}>
        <Icon shape={IconUpload} size="large" />
      </span>
      <Text slot="label">{label}</Text>
      <FileTrigger
        acceptedFileTypes={[...acceptedFileTypes]}
        onSelect={(files) => {
          const chosen = files?.[0];
          if (chosen !== undefined) onFile(chosen);
        }}
      >
        <Button variant="secondary" isPending={isPending} pendingText={pendingText}>
          {buttonLabel}
        </Button>
      </FileTrigger>
    </DropZone>
  );
}
