import { ApiError, callWithToken, useQuery, useQueryClient } from '@vitrina/api-client';
import { openUploadLink, type UploadList, uploadDocument } from '@vitrina/contract';
import type { EncodedFile } from '@vitrina/forms/prepare';
import { useState } from 'react';
import { forgetLink, type UploadLink } from './link';

/** Why a link opens nothing any more. */
export type LinkEnd = 'expired' | 'other browser' | 'sent';

const ENDS: Readonly<Record<number, LinkEnd>> = { 401: 'expired', 409: 'other browser', 410: 'sent' };
const endOf = (error: unknown) => (error instanceof ApiError ? ENDS[error.status] : undefined);

type AskedDocument = UploadList['documents'][number];

/** What a link asks for, and how to send it. */
export function useUploadList({ token, browser }: UploadLink) {
  const [ended, setEnded] = useState<LinkEnd>();
  const client = useQueryClient();
  const queryKey = ['upload list', token];
  const whileOpen = <Answer>(answer: Promise<Answer>): Promise<Answer> =>
    answer.catch((error: unknown) => {
      const end = endOf(error);
      if (end) {
        setEnded(end);
        forgetLink();
      }
      throw error;
    });
  const list = useQuery({
    queryKey,
    queryFn: () => whileOpen(callWithToken(openUploadLink, token, { browser }, { quiet: true })),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    meta: { quiet: true },
  });
  const send = async ({ id, name }: AskedDocument, file: EncodedFile) => {
    const document = { typeId: id, typeName: name, ...file };
    const answer = await whileOpen(callWithToken(uploadDocument, token, { browser, document }, { quiet: true }));
    client.setQueryData(queryKey, answer);
  };
  return { list, send, ended };
}
