/** Scaffolds a topic from the curriculum: npm run new-topic 3 multiplication-facts-by-family */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

interface Row {
  readonly id: string
  readonly name: { readonly en: string; readonly es: string }
  readonly description: { readonly en: string; readonly es: string }
  readonly domain: string
  readonly standards: readonly string[]
  readonly difficulties: Readonly<Record<string, string>>
  readonly forms: readonly string[]
  readonly answer: string
  readonly check: string
  readonly constraints: string
}

const [grade = '', id = ''] = process.argv.slice(2)
const root = new URL('../', import.meta.url)
const rows = JSON.parse(readFileSync(new URL(`curriculum/${grade}.json`, root), 'utf8')) as Row[]
const row = rows.find(row => row.id === id)
if (!row) throw new Error(`curriculum/${grade}.json has no topic ${id}`)

const camel = id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
const quoted = (text: string) => `'${text.replaceAll("'", "\\'")}'`
const file = new URL(`packages/core/src/topics/${grade}/${id}.ts`, root)
if (existsSync(file)) throw new Error(`${id}.ts exists already`)
writeFileSync(
  file,
  `import { both, defineTopic, evaluate, integer, m, prose, sumWithin20 } from '../../author.ts'

export const ${camel} = defineTopic(
  {
    id: ${quoted(id)},
    name: { en: ${quoted(row.name.en)}, es: ${quoted(row.name.es)} },
    description: {
      en: ${quoted(row.description.en)},
      es: ${quoted(row.description.es)},
    },
    domain: ${quoted(row.domain)},
    standards: [${row.standards.map(quoted).join(', ')}],
    levels: {
${Object.entries(row.difficulties)
  .map(([level, meaning]) => `      // ${meaning}\n      ${level}: { top: 10 },`)
  .join('\n')}
    },
  },
  // Forms: ${row.forms.join(' | ')}
  // Answer: ${row.answer}. Check: ${row.check}
  // Constraints: ${row.constraints}
  form => ({
    bare: form({
      instruction: { en: prose\`Add.\`, es: prose\`Suma.\` },
      draw: (random, { top }) => ({ a: random.int(1, top), b: random.int(1, top) }),
      answer: integer,
      solve: ({ a, b }) => a + b,
      ask: ({ a, b }) => both(m\`\${a} + \${b} = __\`),
      solution: ({ a, b }) => sumWithin20(a, b),
      // Takes one addend away again: the other must be left.
      check(printed, answer) {
        const [left, right] = printed.all('number')
        return left !== undefined && right !== undefined && evaluate(right).plus(evaluate(left)).equals(answer)
      },
    }),
  }),
)
`,
)

const pathOf = (line: string) => line.slice(line.indexOf('./'))
const index = new URL(`packages/core/src/topics/${grade}/index.ts`, root)
const [imports = '', rest = ''] = readFileSync(index, 'utf8').split(/\n(?=\nexport const )/)
const [gradeType = '', ...topics] = imports.split('\n')
const listed = [...topics, `import { ${camel} } from './${id}.ts'`].sort((a, b) => (pathOf(a) < pathOf(b) ? -1 : 1))
writeFileSync(index, [gradeType, ...listed, rest.replace(`    '${id}',`, `    ${camel},`)].join('\n'))
console.log(`Wrote packages/core/src/topics/${grade}/${id}.ts and listed it in its grade.`)
