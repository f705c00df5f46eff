import { createHash } from 'node:crypto';
import type { FileType } from '@vitrina/contract';
import { safeName } from '@vitrina/rules';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';
import { HttpError, NotFound } from '../http/errors';
import { bytesOf } from './base64';
import { mediaTypeOf } from './media-type';

/** A file as a call sends it, under a name that may be shown. */
export interface ServedFile {
  name: string;
  mediaType: string;
  bytes: Buffer;
}

/** A file that may be kept: judged by its bytes. */
export interface JudgedFile extends ServedFile {
  mediaType: FileType;
}

/**
 * Judges a file that came with a request, before the transaction that keeps it.
 * @param base64 its bytes
 * @throws Refused with what a person should read, BadRequest for what is no base64
 */
export async function judgeFile({ name, base64 }: { name: string; base64: string }): Promise<JudgedFile> {
  const bytes = bytesOf(base64);
  const mediaType = await mediaTypeOf(bytes);
  return { name: safeName(name, mediaType), mediaType, bytes };
}

/** Keeps a file for a customer, in the transaction of what it belongs to. @returns its id, which follows from nothing known */
export async function keepFile(
  transaction: Kysely<Database>,
  accountId: number,
  { name, mediaType, bytes }: JudgedFile,
): Promise<string> {
  const { id } = await transaction
    .insertInto('stored_file')
    .values({
      account_id: accountId,
      name,
      media_type: mediaType,
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction.insertInto('stored_file_content').values({ file_id: id, bytes }).execute();
  return id;
}

/**
 * A customer's file. Another customer's is not told apart from one that is not there.
 * @param id a UUID
 * @throws NotFound, or HttpError 410 when only its content is gone
 */
export async function openFile(database: Kysely<Database>, accountId: number, id: string): Promise<JudgedFile> {
  const found = await database
    .selectFrom('stored_file')
    .leftJoin('stored_file_content', 'file_id', 'id')
    .select(['name', 'media_type as mediaType', 'bytes'])
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!found) throw new NotFound('No encontramos este archivo');
  const { name, mediaType, bytes } = found;
  if (!bytes) throw new HttpError(410, 'Este archivo ya no está disponible. Vuelve a adjuntarlo');
  return { name, mediaType, bytes };
}
