import { randomUUID } from 'node:crypto';
import { deflateSync, crc32 as zlibCrc32 } from 'node:zlib';
import { FILE_LIMIT_BYTES, type SessionUser, storedFile } from '@vitrina/contract';
import { authorizationValue } from '@vitrina/rules';
import { parse } from 'content-disposition';
import { sql } from 'kysely';
import sharp from 'sharp';
import { fileHeaders } from '../src/platform/files/headers';
import { judgeFile } from '../src/platform/files/store';
import { urlOf } from '../src/platform/http/calls';
import { OTHER, useAccounts } from './support/account';
import { bodyOf, messageOf, post } from './support/backend';
import { keepReceipt, pdfOf } from './support/receipt';

const { backend, open } = useAccounts();
const judge = (bytes: Buffer | string, name = 'recibo.jpg') =>
  judgeFile({ name, base64: Buffer.from(bytes).toString('base64') });
const PDF = pdfOf();
const picture = (format: 'jpeg' | 'png' | 'webp') =>
  sharp({ create: { width: 12, height: 8, channels: 3, background: '#a3121c' } })
    .toFormat(format)
    .toBuffer();

const WRONG_TYPE = 'El archivo debe ser una imagen (JPG, PNG o WebP) o un PDF';
const DAMAGED = 'El archivo está dañado o incompleto';

describe('a file is what its bytes say', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('%s, whatever it is called', async (format) => {
    const { mediaType, name } = await judge(await picture(format), 'IMG_1.HEIC');
    expect(mediaType).toBe(`image/${format}`);
    expect(name).toBe(`IMG_1.${format === 'jpeg' ? 'jpg' : format}`);
  });

  test('a PDF', async () => {
    expect(await judge(PDF, 'Cédula de María Ñauñay.pdf')).toMatchObject({
      mediaType: 'application/pdf',
      name: 'Cédula de María Ñauñay.pdf',
    });
  });

  test.each([
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a page before a PDF', `<html><script>alert(1)</script>${PDF}`],
    ['a GIF', 'GIF89a\x01\x00\x01\x00\x00\x00\x00;'],
    ['a ZIP', 'PK\x03\x04\x14\x00\x00\x00\x00\x00'],
    ['text', 'hola'],
  ])('%s is refused', async (_what, content) => {
    await expect(judge(Buffer.from(content, 'latin1'))).rejects.toMatchObject({ status: 422, message: WRONG_TYPE });
  });

  test.each([
    ['a PDF that broke off', PDF.slice(0, 60)],
    ['a PDF whose table of contents lies beyond its end', PDF.replace('startxref\n9', 'startxref\n99999')],
    ['a picture that is only a beginning', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
  ])('%s is damaged', async (_what, content) => {
    await expect(judge(content)).rejects.toThrow(DAMAGED);
  });

  test('HEIC is refused with what to do', async () => {
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')]);
    await expect(judge(heic)).rejects.toThrow(/HEIC.*Expórtala como JPG/);
  });

  test('a picture of a few bytes that stands for gigabytes of pixels is refused without unpacking it', async () => {
    const chunk = (type: string, data: Buffer) => {
      const body = Buffer.concat([Buffer.from(type), data]);
      const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
      length.writeUInt32BE(data.length);
      crc.writeUInt32BE(zlibCrc32(body));
      return Buffer.concat([length, body, crc]);
    };
    const head = Buffer.alloc(13);
    head.writeUInt32BE(30_000, 0);
    head.writeUInt32BE(30_000, 4);
    head.set([8, 2, 0, 0, 0], 8);
    const bomb = Buffer.concat([
      Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      chunk('IHDR', head),
      chunk('IDAT', deflateSync(Buffer.alloc(1000))),
      chunk('IEND', Buffer.alloc(0)),
    ]);
    await expect(judge(bomb)).rejects.toThrow('La imagen es demasiado grande');
  });
});

describe('its base64', () => {
  const base64 = (text: string) => judgeFile({ name: 'a.pdf', base64: text });
  test('of exactly the limit is read, one byte more is too large', async () => {
    const filled = (size: number) =>
      Buffer.concat([Buffer.from(`%PDF-1.7\n${' '.repeat(size - PDF.length)}`), Buffer.from(PDF.slice(9))]);
    expect((await judge(filled(FILE_LIMIT_BYTES))).bytes).toHaveLength(FILE_LIMIT_BYTES);
    await expect(judge(filled(FILE_LIMIT_BYTES + 1))).rejects.toThrow('El archivo supera 1.5 MB');
  });
  test.each(['data:application/pdf;base64,AAAA', 'AAA', 'AA=A', 'AAAA\n', 'áAAA'])('%j is none', async (text) => {
    await expect(base64(text)).rejects.toMatchObject({ status: 400 });
  });
  test('of nothing is empty', async () => {
    await expect(base64('')).rejects.toThrow('El archivo está vacío');
  });
});

test('what leaves the server is saved, not opened: no type but its own, no script, no cache', async () => {
  const { name, mediaType } = await judge(
    PDF.replace('/Catalog', '/Catalog /OpenAction << /S /JavaScript /JS (app.alert(1)) >>'),
    'cédula "ñ".pdf',
  );
  const headers = fileHeaders({ name, mediaType });
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'cache-control': 'private, no-store',
  });
  expect(headers['content-disposition']).toMatch(
    /^attachment; filename="c\?dula _\?_\.pdf"; filename\*=UTF-8''c%C3%A9dula/,
  );
  expect(parse(headers['content-disposition'] as string).parameters.filename).toBe('cédula _ñ_.pdf');
});

describe('a file over HTTP', () => {
  const ask = (id: string, user?: SessionUser, headers: Record<string, string> = {}) =>
    post(backend.current, urlOf(storedFile), bodyOf(storedFile, { id }), {
      ...(user && { authorization: authorizationValue(user) }),
      ...headers,
    });
  const bytesIn = async (body: unknown) => Buffer.from(await (body as Blob).arrayBuffer());
  const REFUSED = { 'content-type': 'application/json; charset=utf-8', 'content-disposition': null };
  const headersOf = (headers: Headers) =>
    Object.fromEntries(Object.keys(REFUSED).map((name) => [name, headers.get(name)]));

  test.each(['jpeg', 'png', 'webp', 'pdf'] as const)(
    '%s: the stored bytes, with the headers of a file',
    async (kind) => {
      const owner = await open();
      const content = kind === 'pdf' ? PDF : (await picture(kind)).toString('latin1');
      const { id, file } = await keepReceipt(backend.current.database, owner.id, 'cédula "ñ"', content);
      // Neither header may change the answer.
      const { status, headers, body } = await ask(id, owner, { accept: 'text/html', range: 'bytes=0-9' });
      expect([status, await bytesIn(body)]).toEqual([200, file.bytes]);
      expect(Object.fromEntries(headers)).toMatchObject({
        ...fileHeaders(file),
        'content-length': String(file.bytes.length),
      });
      expect(headers.get('content-disposition')).toMatch(/^attachment; /);
      for (const never of ['content-encoding', 'content-range', 'etag', 'last-modified', 'set-cookie']) {
        expect([never, headers.get(never)]).toEqual([never, null]);
      }
    },
  );

  test("another customer's file is answered like one that does not exist, and a guest gets 401", async () => {
    const [owner, stranger] = [await open(), await open({ ...OTHER, phone: '0987654321' })];
    const { id } = await keepReceipt(backend.current.database, owner.id, 'recibo.pdf');
    for (const [asked, user] of [
      [id, stranger],
      [randomUUID(), stranger],
      [randomUUID(), owner],
    ] as const) {
      const { status, headers, body } = await ask(asked, user);
      expect([status, messageOf(body)]).toEqual([404, 'No encontramos este archivo']);
      expect(headersOf(headers)).toEqual(REFUSED);
    }
    const { status, headers } = await ask(id);
    expect([status, headersOf(headers)]).toEqual([401, REFUSED]);
  });

  test.each(['1', '../1', "3f0c6b1e-6d0a-4a57-9a0e-0d8f3b1c2a77'--", ''])('%j is not an id', async (id) => {
    const { status } = await ask(id, await open());
    expect(status).toBe(400);
  });

  test('410 if the content was deleted', async () => {
    const owner = await open();
    const { id } = await keepReceipt(backend.current.database, owner.id, 'recibo.pdf');
    await backend.current.database.deleteFrom('stored_file_content').where('file_id', '=', id).execute();
    const { status, headers, body } = await ask(id, owner);
    expect([status, messageOf(body)]).toEqual([410, 'Este archivo ya no está disponible. Vuelve a adjuntarlo']);
    expect(headersOf(headers)).toEqual(REFUSED);
  });

  test.each(['text/html', 'image/svg+xml', 'application/xhtml+xml'])(
    'the database refuses the type %s',
    async (type) => {
      const owner = await open();
      const { id } = await keepReceipt(backend.current.database, owner.id, 'recibo.pdf');
      const changed = sql`update stored_file set media_type = ${type} where id = ${id}`.execute(
        backend.current.database,
      );
      await expect(changed).rejects.toMatchObject({ code: '23514' });
      expect((await ask(id, owner)).headers.get('content-type')).toBe('application/pdf');
    },
  );

  test('HTML stored as a PDF, past the judge, is still sent as a PDF to be saved', async () => {
    const owner = await open();
    const { id } = await keepReceipt(backend.current.database, owner.id, 'recibo.pdf');
    const page = Buffer.from('<!doctype html><script>alert(1)</script>');
    await backend.current.database
      .updateTable('stored_file_content')
      .set({ bytes: page })
      .where('file_id', '=', id)
      .execute();
    const { headers, body } = await ask(id, owner, { accept: 'text/html' });
    expect(await bytesIn(body)).toEqual(page);
    expect(Object.fromEntries(headers)).toMatchObject(
      fileHeaders({ name: 'recibo.pdf', mediaType: 'application/pdf' }),
    );
  });
});
