import { EMBED_ID, type Embed } from '../embeds/embeds.ts'
import { pageOf, pagePolicy } from '../embeds/page.ts'
import { ServiceError } from '../errors.ts'
import { type ApiRouter, type Context, sendJson } from '../http/context.ts'
import { answerUnchanged } from '../http/entity-tag.ts'
import type { Services } from '../services.ts'

/** Room that a frame gets when the site does not say. */
const WIDTH = 800
const HEIGHT = 600

/** The public side of embeds: the page itself, and oEmbed, by which a site turns the page's address into a frame. */
export function embedPageRoutes(router: ApiRouter, { storage, publicUrl, clock }: Services): void {
  const find = async (id: string): Promise<Embed> => {
    const embed = EMBED_ID.test(id) ? await storage.embeds.find(id, clock()) : null
    if (!embed) throw new ServiceError('not_found', 'There is no such embed.')
    return embed
  }

  router.get('/embeds/:id', async ctx => {
    openToAll(ctx)
    const embed = await find(ctx.params.id!)
    const html = pageOf(embed)
    const compressed = ctx.acceptsEncodings('gzip', 'identity') === 'gzip'
    // A strong tag names one sequence of bytes, so the two forms have one each.
    const entityTag = compressed ? embed.etag.replace(/"$/, '-gzip"') : embed.etag
    ctx.set({
      'Content-Security-Policy': pagePolicy(html),
      'Cache-Control': 'public, max-age=31536000, immutable',
      ETag: entityTag,
      Vary: 'Accept-Encoding',
    })
    if (answerUnchanged(ctx, entityTag)) return
    ctx.status = 200
    ctx.set({ 'Content-Type': 'text/html; charset=utf-8', 'Content-Language': embed.locale })
    if (compressed) ctx.set('Content-Encoding', 'gzip')
    ctx.body = compressed ? Buffer.from(embed.html) : html
  })

  router.get('/oembed', async ctx => {
    openToAll(ctx)
    const url = [ctx.query.url ?? ''].flat()[0]!
    const format = [ctx.query.format ?? 'json'].flat()[0]!
    const prefix = `${publicUrl}/embeds/`
    if (format !== 'json') throw new ServiceError('not_found', 'Only the format json is offered.')
    if (!url.startsWith(prefix))
      throw new ServiceError('not_found', 'The parameter url is not the address of an embed.')
    // Sites add parameters of their own to the links that they share.
    const [id = ''] = url.slice(prefix.length).split(/[?#]/)
    const embed = await find(id)
    const width = atMost(ctx.query.maxwidth, WIDTH)
    const height = atMost(ctx.query.maxheight, HEIGHT)
    ctx.set('Cache-Control', 'public, max-age=86400')
    sendJson(ctx, 200, {
      version: '1.0',
      type: 'rich',
      provider_name: 'Worksheet',
      provider_url: publicUrl,
      title: embed.title || 'Worksheet',
      width,
      height,
      html: frame(prefix + embed.id, embed.title || 'Worksheet', width, height),
    })
  })
}

const openToAll = (ctx: Context) => ctx.set('Access-Control-Allow-Origin', '*')

function atMost(given: string | string[] | undefined, usual: number): number {
  const limit = Number([given ?? ''].flat()[0])
  return Number.isInteger(limit) && limit > 0 ? Math.min(limit, usual) : usual
}

const frame = (url: string, title: string, width: number, height: number) =>
  `<iframe src="${escaped(url)}" title="${escaped(title)}" width="${width}" height="${height}" loading="lazy" style="border:0"></iframe>`

const escaped = (text: string) => text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
