import { randomUUID } from 'node:crypto';
import { deflateSync, crc32 as zlibCrc32 } from 'node:zlib';
import { FILE_LIMIT_BYTES } from '@vitrina/contract';
import { parse } from 'content-disposition';
import sharp from 'sharp';
import { fileHeaders } from '../src/platform/files/headers';
import { safeName } from '../src/platform/files/name';
import { judgeFile, keepFile, openFile } from '../src/platform/files/store';
import { useAccounts } from './support/account';

const { backend, open } = useAccounts();
const judge = (bytes: Buffer | string, name = 'recibo.jpg') =>
  judgeFile({ name, base64: Buffer.from(bytes).toString('base64') });
const PDF = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n';
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

test.each([
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\Users\\ana\\año.PDF', 'año.pdf'],
  ['a\r\nSet-Cookie: x=1.pdf', 'aSet-Cookie_ x=1.pdf'],
  ['factura\u202efdp.exe', 'facturafdp.pdf'],
  ['n\u0303and\u00fa.pdf', 'ñandú.pdf'],
  ['..', 'archivo.pdf'],
  ['', 'archivo.pdf'],
  [`${'ñ'.repeat(300)}.pdf`, `${'ñ'.repeat(100)}.pdf`],
])('the name %j is kept as %j', (given, kept) => expect(safeName(given, 'application/pdf')).toBe(kept));

test('a file is opened by its owner alone, byte for byte', async () => {
  const { database } = backend.current;
  const owner = await open();
  const file = await judge(PDF, 'recibo.pdf');
  const id = await keepFile(database, owner.id, file);
  expect(await openFile(database, owner.id, id)).toEqual(file);
  await expect(openFile(database, owner.id + 1, id)).rejects.toMatchObject({ status: 404 });
  await expect(openFile(database, owner.id, randomUUID())).rejects.toMatchObject({
    status: 404,
    message: 'No encontramos este archivo',
  });
  await database.deleteFrom('stored_file_content').where('file_id', '=', id).execute();
  await expect(openFile(database, owner.id, id)).rejects.toMatchObject({
    status: 410,
    message: 'Este archivo ya no está disponible. Vuelve a adjuntarlo',
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
