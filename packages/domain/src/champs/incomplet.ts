/** An entity of which any field may lack: a form, a draft, or a version kept before the field existed. */
export type Incomplet<T> = { readonly [F in keyof T]?: T[F] | null | undefined };
