import { componentSchemas } from './component-schemas.ts'
import {
  accountOperation,
  catalogOperation,
  checkOperation,
  embedPageOperation,
  oembedOperation,
  paidOperation,
} from './operations.ts'
import { type Examples, HEADERS, type Json } from './parts.ts'

const ABOUT = `Math practice problems from kindergarten to calculus, as JSON, PDF, LaTeX or an embed.
One credit is charged for each generated problem, and only for what was delivered.`

/** The OpenAPI 3.1 description, made from the schemas that check the requests and from the table of errors. */
export function openApiDocument(publicUrl: string, version: string, examples: Examples): Json {
  return {
    openapi: '3.1.0',
    info: { title: 'Worksheet', version, description: ABOUT, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: publicUrl }],
    security: [{ apiKey: [] }],
    tags: [
      { name: 'Worksheets', description: 'The operations of the interface. They take an API key.' },
      { name: 'Account', description: 'What an account has and used: an addition beside the interface.' },
      { name: 'Embed pages', description: 'The public, free side of embeds.' },
    ],
    paths: {
      '/api/public/v1/catalog': { get: catalogOperation(examples) },
      '/api/public/v1/worksheets': { post: paidOperation('json', examples) },
      '/api/public/v1/worksheets/pdf': { post: paidOperation('pdf', examples) },
      '/api/public/v1/worksheets/latex': { post: paidOperation('latex', examples) },
      '/api/public/v1/embeds': { post: paidOperation('embed', examples) },
      '/api/public/v1/answers/check': { post: checkOperation(examples) },
      '/api/public/v1/account': { get: accountOperation(examples) },
      '/embeds/{embedId}': { get: embedPageOperation() },
      '/oembed': { get: oembedOperation(examples) },
    },
    components: {
      securitySchemes: {
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'A key of the form `wsk_...`. It belongs on a server, never in a page.',
        },
      },
      headers: HEADERS,
      schemas: componentSchemas(),
    },
  }
}
