import { type Embed, makeEmbedId } from '../embeds/embeds.ts'
import { storedPage, titleOf } from '../embeds/page.ts'
import type { ApiRouter } from '../http/context.ts'
import { problemsOf } from '../rendering/engine.ts'
import type { Services } from '../services.ts'
import { generate, type Operation } from './generation.ts'

/** A new page has an id before it is rendered, because it links to its own oEmbed answer. */
const embed = ({ publicUrl }: Services, id: string): Operation<'embed'> => ({
  name: 'embed',
  job: ({ request, body: { title = '', showAnswerKey, showSolutions } }) => ({
    output: 'embed',
    request,
    title,
    showAnswerKey,
    showSolutions,
    oembedUrl: `${publicUrl}/oembed?url=${encodeURIComponent(`${publicUrl}/embeds/${id}`)}`,
  }),
  copies: () => 1,
  deliver: (product, { request }) => {
    const page: Embed = {
      id,
      title: titleOf(String(product)),
      locale: request.locale,
      problemCount: problemsOf(request),
      ...storedPage(String(product)),
    }
    const embedUrl = `${publicUrl}/embeds/${id}`
    return {
      status: 201,
      headers: { 'Content-Type': 'application/json', Location: embedUrl },
      body: JSON.stringify({ data: { embedId: id, embedUrl } }),
      page,
    }
  },
})

export function embedRoutes(router: ApiRouter, services: Services): void {
  router.post('/api/public/v1/embeds', ctx => generate(ctx, services, embed(services, makeEmbedId())))
}
