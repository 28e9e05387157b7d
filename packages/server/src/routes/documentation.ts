import { readFile } from 'node:fs/promises'
import { ServiceError } from '../errors.ts'
import type { ApiRouter, Context } from '../http/context.ts'
import { answerUnchanged, entityTagOf } from '../http/entity-tag.ts'
import { DOCS_POLICY, docsPage } from '../openapi/docs-page.ts'
import { openApiDocument } from '../openapi/document.ts'
import { makeExamples } from '../openapi/examples.ts'
import { guidesFor, guidesInMarkdown } from '../openapi/guides.ts'
import { referencePage } from '../openapi/reference-page.ts'
import { inVersion30 } from '../openapi/version-30.ts'
import type { Services } from '../services.ts'
import { VERSION } from '../version.ts'

/** It stands beside the built server, which has it from a package that it does not need to run. */
const SCRIPT = new URL('./reference.js', import.meta.url)

export function documentationRoutes(router: ApiRouter, { engine, publicUrl }: Services): void {
  // The public may reach the service under a path of its own, and by more than one name of the host.
  const publicPath = new URL(publicUrl).pathname.replace(/\/$/, '')
  const guides = guidesFor(publicUrl)
  let made: Promise<{ json: string; json30: string; reference: string; plain: string }> | null = null
  const documents = () => {
    made ??= makeExamples(engine, publicUrl).then(examples => {
      const document = openApiDocument(publicUrl, VERSION, examples)
      const { info } = document as { info: { description: string } }
      const description = `${info.description}\n\n${guidesInMarkdown(guides)}`
      return {
        json: JSON.stringify(document),
        json30: JSON.stringify(inVersion30(document)),
        reference: JSON.stringify({ ...document, info: { ...info, description } }),
        plain: docsPage(document, guides, publicPath),
      }
    })
    // A failure is not kept: the next visitor tries again.
    made.catch(() => {
      made = null
    })
    return made
  }
  /** Null where the server runs from its sources. */
  let script: Promise<string | null> | null = null
  const readScript = () => {
    script ??= readFile(SCRIPT, 'utf8').catch(() => null)
    return script
  }

  const send = (ctx: Context, type: string, policy: string | null, body: string) => {
    const entityTag = entityTagOf(body)
    ctx.set({ 'Cache-Control': 'public, max-age=300', ETag: entityTag })
    if (policy !== null) ctx.set('Content-Security-Policy', policy)
    if (answerUnchanged(ctx, entityTag)) return
    ctx.status = 200
    ctx.set('Content-Type', type)
    ctx.body = body
  }
  const sendPlain = async (ctx: Context) =>
    send(ctx, 'text/html; charset=utf-8', DOCS_POLICY, (await documents()).plain)

  const sendDescription = (ctx: Context, json: string) => {
    ctx.set({
      'Content-Type': 'application/json',
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': 'public, max-age=300',
    })
    ctx.body = json
  }
  router.get('/openapi.json', async ctx => sendDescription(ctx, (await documents()).json))
  router.get('/openapi-3.0.json', async ctx => sendDescription(ctx, (await documents()).json30))

  const page = referencePage(publicUrl)
  router.get('/docs', async ctx => {
    if ((await readScript()) === null) return sendPlain(ctx)
    send(ctx, 'text/html; charset=utf-8', page.policy, page.html)
  })

  router.get('/docs/plain', sendPlain)

  router.get('/docs/reference.json', async ctx => send(ctx, 'application/json', null, (await documents()).reference))

  router.get('/docs/reference.js', async ctx => {
    const code = await readScript()
    if (code === null) throw new ServiceError('not_found', 'This server was built without it.')
    send(ctx, 'application/javascript; charset=utf-8', null, code)
  })

  /** Browsers ask for it of every site; there is none. */
  router.get('/favicon.ico', ctx => {
    ctx.set('Cache-Control', 'public, max-age=86400')
    ctx.status = 204
  })
}
