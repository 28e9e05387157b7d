import { LOCALES } from '../src/both.ts'
import type { Block } from '../src/content.ts'
import { drawer, problemOf } from '../src/draw.ts'
import { childOf, keyOf } from '../src/random.ts'
import { contentToText } from '../src/show/text.ts'
import type { Difficulty, Topic } from '../src/topic.ts'

const FEWEST = 4

/** The first problems of every level as text, with their solutions, English and Spanish one under the other. */
export function goldenOf(topic: Topic): string {
  const levels = topic.difficulties.map(difficulty => `## ${difficulty}\n\n${levelOf(topic, difficulty)}`)
  return `# ${topic.id}\n\nrev ${topic.rev ?? 1} · ${topic.name.en} · ${topic.name.es}\n\n${levels.join('\n')}`
}

export const goldenRev = (golden: string): string => /^rev (\d+)/m.exec(golden)?.[1] ?? ''

function levelOf(topic: Topic, difficulty: Difficulty): string {
  const key = keyOf(1, topic.id, difficulty, 0)
  const draw = drawer(topic, difficulty, key)
  const count = Math.max(FEWEST, topic.turns(difficulty).length)
  return Array.from({ length: count }, (_, index) => {
    const drawn = draw(index)
    const texts = LOCALES.map(locale => {
      const { instruction, prompt, choices, answer, solution } = problemOf(
        topic,
        drawn,
        childOf(key, index),
        locale,
        index + 1,
        true,
      )
      const text = (blocks: readonly Block[]) => contentToText(blocks, locale)
      const shown = choices.map(({ label, content }) => `${label}. ${text(content)}`)
      const asked = [...(instruction.length > 0 ? [`«${text(instruction)}»`] : []), text(prompt), ...shown].join('\n')
      const steps = solution ? [text(solution).replace(/^/gm, '  ')] : []
      return [asked, `→ ${answer.label ? `${answer.label}. ` : ''}${text(answer.content)}`, ...steps].join('\n')
    })
    return `### ${index + 1}. ${drawn.form}\n\n\`\`\`text\n${texts.join('\n\n')}\n\`\`\`\n`
  }).join('\n')
}
