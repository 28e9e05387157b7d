/** Prints problems of each level and form in both languages: npm run preview clock-topic -- 3 (problems per form) */

import { drawer, problemOf } from '../packages/core/src/draw.ts'
import { childOf, keyOf } from '../packages/core/src/random.ts'
import { contentToText } from '../packages/core/src/show/text.ts'
import type { Difficulty, Topic } from '../packages/core/src/topic.ts'
import { topicNamed } from './topic-named.ts'

const [id = '', count = '2', seed = '1', answers = 'with-answers'] = process.argv.slice(2)
const topic = await topicNamed(id)
for (const difficulty of topic.difficulties) {
  console.log(`\n== ${topic.id} · ${difficulty} · ${topic.name.en} / ${topic.name.es}`)
  for (const line of previewOf(topic, difficulty)) console.log(line)
}

function previewOf(topic: Topic, difficulty: Difficulty): string[] {
  const forms = new Set(topic.turns(difficulty)).size
  const key = keyOf(Number(seed), topic.id, difficulty, 0)
  const draw = drawer(topic, difficulty, key)
  return Array.from({ length: Number(count) * forms }, (_, index) => {
    const drawn = draw(index)
    return (['en', 'es'] as const)
      .map(locale => {
        const problem = problemOf(topic, drawn, childOf(key, index), locale, index + 1, true)
        const text = (blocks: Parameters<typeof contentToText>[0]) =>
          contentToText(blocks, locale).replaceAll('\n', '\n      ')
        const choices = problem.choices.map(({ label, content }) => `\n      ${label}. ${text(content)}`).join('')
        const instruction = problem.instruction.length > 0 ? `«${text(problem.instruction)}»\n      ` : ''
        const answer =
          answers === 'with-answers'
            ? `\n      → ${problem.answer.label ? `${problem.answer.label}. ` : ''}${text(problem.answer.content)}   ${problem.answer.type} ${JSON.stringify(problem.answer.value)}`
            : ''
        const solution =
          answers === 'with-answers' && problem.solution
            ? problem.solution.map(step => `\n        ${text([step])}`).join('')
            : ''
        return `${locale === 'en' ? `${index + 1}. [${drawn.form}]`.padEnd(6) : '  ·'} ${instruction}${text(problem.prompt)}${choices}${answer}${solution}`
      })
      .join('\n')
  })
}
