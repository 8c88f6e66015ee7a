import type { ContractOperation, JsonSchema, OpenApiDocument } from '@odu/api-contract/document';
import { follow } from '@odu/api-contract/document';

/** A DUERP of 2,000 risks with long texts is under 4 MB. */
const LISTS_BYTES = 5 * 1024 * 1024;
/** Some texts of the contract's greatest length, 40,000 characters of up to 4 bytes. */
const ITEM_BYTES = 512 * 1024;
/** One such text (a contact message): anybody sends them. */
const PUBLIC_BYTES = 256 * 1024;

/** How many bytes the body of an operation may have: what its own fields can need, so that no other call costs as much. */
export function bodyLimitOf(operation: ContractOperation, document: OpenApiDocument): number {
  if (operation.maxBodyBytes !== undefined) return operation.maxBodyBytes;
  if (operation.isPublic) return PUBLIC_BYTES;
  const schema = operation.requestBody?.content['application/json']?.schema;
  return schema !== undefined && holdsList(schema, document) ? LISTS_BYTES : ITEM_BYTES;
}

function holdsList(schema: JsonSchema, document: OpenApiDocument): boolean {
  const { type, properties = {} } = follow(document, schema);
  return (
    type === 'array' ||
    Object.values(properties as Record<string, JsonSchema>).some((child) => holdsList(child, document))
  );
}
