import type { Encoding } from '../http/compression/encoding.ts';

type Headers = Readonly<Record<string, string>>;

/** An answer whose status or headers a handler chooses, with its body still checked against the contract. */
export class Answer<Body> {
  readonly status: number;
  readonly body: Body;
  readonly headers: Headers;

  constructor(body: Body, { status = 200, headers = {} }: { status?: number; headers?: Headers } = {}) {
    this.body = body;
    this.status = status;
    this.headers = headers;
  }
}

/** A file to download. */
export class Binary {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  readonly headers: Headers;

  /** `filename`: ASCII, it is written in the Content-Disposition as it is. */
  constructor(bytes: Uint8Array, { contentType, filename }: { contentType: string; filename: string }) {
    this.bytes = bytes;
    this.contentType = contentType;
    this.headers = { 'content-disposition': `attachment; filename="${filename}"` };
  }
}

/** A file to download that is made while it is sent; one that fails on the way ends the connection, so that nobody takes it for whole. */
export class Download {
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly contentType: string;
  readonly headers: Headers;

  /** `filename`: ASCII, it is written in the Content-Disposition as it is. */
  constructor(
    bytes: AsyncIterable<Uint8Array>,
    { contentType, filename }: { contentType: string; filename: string },
  ) {
    this.bytes = bytes;
    this.contentType = contentType;
    this.headers = { 'content-disposition': `attachment; filename="${filename}"` };
  }
}

/** The JSON of an answer as the client takes it, already encoded: bytes that are kept are written and compressed once. */
export class EncodedJson {
  readonly bytes: Uint8Array;
  readonly encoding: Encoding;
  readonly headers: Headers;

  constructor(bytes: Uint8Array, { encoding, headers }: { encoding: Encoding; headers: Headers }) {
    this.bytes = bytes;
    this.encoding = encoding;
    this.headers = headers;
  }
}

/** What the client kept is still what would be answered: a 304, without body. */
export class NotModified {
  readonly headers: Headers;

  constructor(headers: Headers) {
    this.headers = headers;
  }
}
