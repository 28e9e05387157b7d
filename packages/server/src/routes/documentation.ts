import type { ApiRouter } from '../http/context.ts'
import { DOCS_POLICY, docsPage } from '../openapi/docs-page.ts'
import { openApiDocument } from '../openapi/document.ts'
import { makeExamples } from '../openapi/examples.ts'
import type { Services } from '../services.ts'
import { VERSION } from '../version.ts'

export function documentationRoutes(router: ApiRouter, { engine, publicUrl }: Services): void {
  let made: Promise<{ json: string; html: string }> | null = null
  const documents = () => {
    made ??= makeExamples(engine, publicUrl).then(examples => {
      const document = openApiDocument(publicUrl, VERSION, examples)
      return { json: JSON.stringify(document), html: docsPage(document) }
    })
    // A failure is not kept: the next visitor tries again.
    made.catch(() => {
      made = null
    })
    return made
  }

  router.get('/openapi.json', async ctx => {
    const { json } = await documents()
    ctx.set({
      'Content-Type': 'application/json',
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': 'public, max-age=300',
    })
    ctx.body = json
  })

  router.get('/docs', async ctx => {
    const { html } = await documents()
    ctx.set({
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': DOCS_POLICY,
      'Cache-Control': 'public, max-age=300',
    })
    ctx.body = html
  })

  /** Browsers ask for it of every site; there is none. */
  router.get('/favicon.ico', ctx => {
    ctx.set('Cache-Control', 'public, max-age=86400')
    ctx.status = 204
  })
}
