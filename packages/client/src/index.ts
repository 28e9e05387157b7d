export { type ClientOptions, createClient, type Outcome, type PdfFile, type WorksheetClient } from './client.ts'
export { WorksheetApiError, type WorksheetApiErrorCode } from './errors.ts'
export type { components, operations, paths } from './schema.ts'
