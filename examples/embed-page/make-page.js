import { writeFile } from 'node:fs/promises'

/** The key stays on the server that runs this; the page holds only the public address of the worksheet. */
const { WORKSHEET_URL = 'http://localhost:3000', WORKSHEET_KEY } = process.env
if (!WORKSHEET_KEY) throw new Error('Set WORKSHEET_KEY to an API key of the service.')

const response = await fetch(`${WORKSHEET_URL}/api/public/v1/embeds`, {
  method: 'POST',
  headers: { Authorization: `Bearer ${WORKSHEET_KEY}`, 'Content-Type': 'application/json' },
  body: JSON.stringify({
    title: 'Times tables',
    seed: 7,
    showAnswerKey: true,
    entries: [{ id: 'facts', grade: '3', topic: 'multiplication-facts-by-family', difficulty: 'easy', count: 8 }],
  }),
})
const { data, error } = await response.json()
if (error) throw new Error(`${error.code}: ${error.message}`)

// oEmbed gives the frame that a content management system would make of the address.
const oembed = await fetch(`${WORKSHEET_URL}/oembed?url=${encodeURIComponent(data.embedUrl)}&maxheight=900`)
const { html: frame } = await oembed.json()

await writeFile(
  'page.html',
  `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Lesson 12</title>
<style>body { font: 1rem/1.5 system-ui; max-width: 60rem; margin: 2rem auto; padding: 0 1rem } iframe { width: 100% }</style>
<h1>Lesson 12: times tables</h1>
<p>Work through these, then open the answers.</p>
${frame}
</html>
`,
)
console.log(`Wrote page.html with ${data.embedUrl}`)
