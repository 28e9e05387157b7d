import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { generateApi } from 'swagger-typescript-api'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { startServer } from '../support/server.ts'

/** Uses the client as its reader would. It has to compile, too: a wrong field or type is an error here. */
const USE = `
import { Api } from './client'

export async function use(baseUrl: string, key: string) {
  const api = new Api({ baseUrl, baseApiParams: { headers: { Authorization: \`Bearer \${key}\` } } })
  const { data: grades } = await api.api.getCatalog({ locale: 'es' })
  const grade = grades.find(({ topics }) => topics.some(({ implemented }) => implemented))!
  const topic = grade.topics.find(({ implemented }) => implemented)!
  const entries = [{ id: 'a', grade: grade.id, topic: topic.id, difficulty: topic.difficulties[0]!, count: 3 }]
  const worksheet = await api.api.createJsonWorksheet({ entries, seed: 7 })
  const latex = await api.api.createLatexWorksheet({ entries, document: true })
  const embed = await api.api.createEmbed({ entries, title: 'Typed' })
  const refused = await api.api.createJsonWorksheet({ entries: [] }).catch(answer => answer.error.error.code)
  return {
    prompts: worksheet.data.data.entries[0]!.problems.map(({ prompt }) => prompt.text),
    latex: latex.data.data.latex,
    embedUrl: embed.data.data.embedUrl,
    refused,
  }
}
`

it('a typed client generated from the document compiles and works', async () => {
  const server = await startServer()
  const folder = mkdtempSync(join(tmpdir(), 'worksheet-client-'))
  try {
    const spec = (await server.call('/openapi.json')).json
    const { files } = await generateApi({ spec, output: false, silent: true, httpClientType: 'fetch' })
    writeFileSync(join(folder, 'client.ts'), files[0]!.fileContent)
    writeFileSync(join(folder, 'use.ts'), USE)
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
    const program = ts.createProgram([join(folder, 'use.ts')], {
      strict: true,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      types: [],
      skipLibCheck: true,
    })
    const problems = ts
      .getPreEmitDiagnostics(program)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
    expect(problems).toEqual([])
    program.emit()
    const { use } = await import(/* @vite-ignore */ pathToFileURL(join(folder, 'use.js')).href)
    const used = await use(server.url, server.key)
    expect(used.prompts).toHaveLength(3)
    expect(used.embedUrl).toContain('/embeds/')
    expect(used.refused).toBe('invalid_request')
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
