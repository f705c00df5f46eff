import { query, useQuery } from '@vitrina/api-client';
import { documentTypes } from '@vitrina/contract';
import { QueryState } from '@vitrina/journey';
import { Skeleton } from '@vitrina/ui';
import type { SectionProps } from '../../application/section-props';
import { Documents } from './documents';

/** The documents that an application asks for, each uploaded as it is added. */
export function DocumentsSection(section: SectionProps) {
  const types = useQuery(query(documentTypes, { kind: section.form.kind }, { quiet: true }));
  return (
    <QueryState query={types} what="los documentos que pedimos" skeleton={<Skeleton shape="picture" />}>
      {(list) => <Documents section={section} types={list} />}
    </QueryState>
  );
}
