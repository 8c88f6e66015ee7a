import type { CategorieDeRisques } from '@odu/api-contract';
import { formatPluriel } from '@odu/domain';
import type { RefObject } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import { IconDelete, IconEdit } from '../../components/Icon/icons.ts';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import * as styles from './CategorieSection.css.ts';

export interface CategorieTitleProps {
  categorie: Pick<CategorieDeRisques, 'displayName' | 'code'>;
  risqueCount: number;
  headingId: string;
  headingRef: RefObject<HTMLHeadingElement | null>;
  renameRef: RefObject<HTMLButtonElement | null>;
  /** Only a category of the user's own is renamed. */
  onRename?: (() => void) | undefined;
  onDelete: () => void;
}

/** The name of a category, how many risks it holds, and what is done with the whole of it. */
export function CategorieTitle({
  categorie,
  risqueCount,
  headingId,
  headingRef,
  renameRef,
  onRename,
  onDelete,
}: CategorieTitleProps) {
  return (
    <div className={styles.header}>
      <div className={styles.title}>
        <Heading level={3} size="s18" id={headingId} ref={headingRef} tabIndex={-1}>
          {categorie.displayName}
        </Heading>
        <p className={styles.code}>
          {[categorie.code, formatPluriel(risqueCount, 'risque')].filter((text) => text !== '').join(' · ')}
        </p>
      </div>
      <div className={styles.buttons}>
        {onRename !== undefined && (
          <IconButton
            ref={renameRef}
            icon={IconEdit}
            label={`Renommer la catégorie ${categorie.displayName}`}
            onPress={onRename}
          />
        )}
        <IconButton
          icon={IconDelete}
          label={`Supprimer la catégorie ${categorie.displayName}`}
          variant="danger"
          onPress={onDelete}
        />
      </div>
    </div>
  );
}
