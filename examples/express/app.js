import { catalog, generateWorksheet, WorksheetError } from '@worksheet/core'
import { renderHtml } from '@worksheet/render-html'
import { renderPdf } from '@worksheet/render-pdf'
import express from 'express'

/** /worksheets/7/two-step-equations?difficulty=easy&count=10&seed=7&locale=es, with .pdf at the end for a file. */
export const app = express()

app.get('/topics', (_request, response) => {
  response.json(
    catalog().flatMap(({ id: grade, topics }) =>
      topics.filter(({ implemented }) => implemented).map(({ id, name }) => ({ grade, topic: id, name })),
    ),
  )
})

app.get('/worksheets/:grade/:topic.pdf', async (request, response) => {
  const pdf = await renderPdf(worksheetFor(request), { showAnswerKey: request.query.answers === 'true' })
  response.type('pdf').set('Content-Disposition', `inline; filename="${request.params.topic}.pdf"`)
  response.send(Buffer.from(pdf))
})

app.get('/worksheets/:grade/:topic', (request, response) => {
  response.type('html').send(renderHtml(worksheetFor(request), { showAnswerKey: true, disclosures: true }))
})

function worksheetFor({ params: { grade, topic }, query }) {
  const { difficulty = 'easy', count = '10', seed = '1', locale = 'en' } = query
  return generateWorksheet({
    seed: Number(seed),
    locale,
    entries: [{ id: topic, grade, topic, difficulty, count: Number(count) }],
  })
}

/** A wrong request throws a WorksheetError, whose message and details are safe to show. */
app.use((error, _request, response, next) => {
  if (!(error instanceof WorksheetError)) return next(error)
  const status = error.code === 'generation_failed' ? 500 : 400
  response.status(status).json({ code: error.code, message: error.message, details: error.details })
})
