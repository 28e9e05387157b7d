import { type Embed, makeEmbedId } from '../embeds/embeds.ts'
import { storedPage, titleOf } from '../embeds/page.ts'
import type { ApiRouter } from '../http/context.ts'
import { problemsOf } from '../rendering/engine.ts'
import type { Services } from '../services.ts'
import { generate, type Operation } from './generation.ts'

/** A new page has an id before it is rendered, because it links to its own oEmbed answer. */
const embed = ({ storage, publicUrl, clock }: Services, id: string): Operation<'embed'> => ({
  name: 'embed',
  job: ({ request, body: { title = '', showAnswerKey } }) => ({
    output: 'embed',
    request,
    title,
    showAnswerKey,
    oembedUrl: `${publicUrl}/oembed?url=${encodeURIComponent(`${publicUrl}/embeds/${id}`)}`,
  }),
  deliver: async (product, { request }, { account }) => {
    const page: Embed = {
      id,
      title: titleOf(String(product)),
      locale: request.locale,
      problemCount: problemsOf(request),
      ...storedPage(String(product)),
    }
    await storage.embeds.store(account, page, clock())
    const embedUrl = `${publicUrl}/embeds/${id}`
    return {
      status: 201,
      headers: { 'Content-Type': 'application/json', Location: embedUrl },
      body: JSON.stringify({ data: { embedId: id, embedUrl } }),
    }
  },
})

export function embedRoutes(router: ApiRouter, services: Services): void {
  router.post('/api/public/v1/embeds', async ctx => {
    const id = makeEmbedId()
    try {
      await generate(ctx, services, embed(services, id))
    } catch (error) {
      // A page that was not paid for is not kept.
      await services.storage.embeds.remove(id).catch(() => {})
      throw error
    }
  })
}
