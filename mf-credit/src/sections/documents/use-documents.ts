import { ApiError, query, useMutation, useQuery, useQueryClient } from '@vitrina/api-client';
import { live } from '@vitrina/api-client/live';
import { mutation } from '@vitrina/api-client/mutation';
import {
  type Application,
  type ApplicationDocument,
  application,
  type DocumentType,
  saveDocuments,
} from '@vitrina/contract';
import type { EncodedFile } from '@vitrina/forms/prepare';
import { notify } from '@vitrina/session-bus';
import { useState } from 'react';
import type { SectionProps } from '../../application/section-props';

const REFUSED = 422;

/** The documents of an application as the server has them, without those that were deleted here and not saved yet. */
export function useDocuments({ id, form, application: saved }: SectionProps, types: readonly DocumentType[]) {
  const of = { id, kind: form.kind };
  const [isFollowed, follow] = useState(false);
  const [removed, setRemoved] = useState<ReadonlyMap<number, string>>(new Map());
  const [missing, setMissing] = useState<DocumentType>();
  const client = useQueryClient();
  const { queryKey } = query(application, of);
  const { data } = useQuery({ ...live(application, of, { quiet: true }), enabled: isFollowed });
  const { mutateAsync: send } = useMutation(mutation(saveDocuments, { quiet: true }));
  const { mutateAsync: saveList } = useMutation(mutation(saveDocuments));

  /** A newer one of its type is not the one that was deleted. */
  const isKept = ({ id: document, addedAt }: ApplicationDocument) => removed.get(document) !== addedAt;
  const all = (data ?? saved).documents;

  const put = async (documents: ApplicationDocument[]) => {
    await client.cancelQueries({ queryKey });
    client.setQueryData<Application>(queryKey, (old) => ({ ...(old ?? saved), documents }));
  };

  const add = async ({ id: typeId, name: typeName }: DocumentType, file: EncodedFile) => {
    const { documents } = await send({ ...of, documents: [{ typeId, typeName, ...file }] });
    setMissing((type) => (type?.id === typeId ? undefined : type));
    await put(documents);
  };
  const remove = ({ id: document, addedAt }: ApplicationDocument) =>
    setRemoved((before) => new Map(before).set(document, addedAt));
  const takeBack = ({ id: document }: ApplicationDocument) =>
    setRemoved((before) => new Map([...before].filter(([other]) => other !== document)));

  /** @throws ApiError once the customer has been told of the mandatory type that is missing */
  const save = async () => {
    // What a telephone has sent since the last look is not to be deleted.
    const { documents } = await client.fetchQuery({ ...query(application, of), staleTime: 0 });
    const kept = documents.filter(isKept);
    const without = types.find((type) => type.isMandatory && !kept.some(({ typeId }) => typeId === type.id));
    setMissing(without);
    if (without) {
      const text = `Debes registrar ${without.name}`;
      notify({ kind: 'warning', text });
      throw new ApiError('status', REFUSED, text);
    }
    const answer = await saveList({
      ...of,
      documents: kept.map(({ id: document, typeId, typeName }) => ({ id: document, typeId, typeName })),
    });
    setRemoved(new Map());
    await put(answer.documents);
  };

  return { documents: all.filter(isKept), missing, add, remove, takeBack, save, follow };
}
