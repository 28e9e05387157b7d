import { catalog, contentToText, type Worksheet } from '@worksheet/core'

const ANSWERS = { en: 'Answers', es: 'Respuestas' } as const
const LEVELS = {
  en: { easy: 'easy', medium: 'medium', hard: 'hard' },
  es: { easy: 'fácil', medium: 'intermedio', hard: 'difícil' },
} as const

/** A worksheet for a terminal. Where it has several parts, each is named. */
export function textOf({ entries, locale }: Worksheet, title: string, withAnswers: boolean): string {
  const topics = new Map(catalog({ locale }).flatMap(grade => grade.topics.map(({ id, name }) => [id, name])))
  const lines = entries.flatMap(({ topic, difficulty, instruction, problems }) => [
    ...(entries.length > 1 ? [`— ${topics.get(topic)} · ${LEVELS[locale][difficulty]} —`] : []),
    ...(instruction.length > 0 ? [contentToText(instruction, locale), ''] : []),
    ...problems.flatMap(problem => {
      const asked = instruction.length > 0 ? problem.prompt : [...problem.instruction, ...problem.prompt]
      const choices = problem.choices.map(({ label, content }) => `   ${label}. ${contentToText(content, locale)}`)
      return [`${problem.number}. ${indented(contentToText(asked, locale))}`, ...choices]
    }),
    '',
  ])
  const key = entries.flatMap(({ problems }) =>
    problems.map(
      ({ number, answer }) =>
        `${number}. ${answer.label ? `${answer.label}. ` : ''}${indented(contentToText(answer.content, locale))}`,
    ),
  )
  return [...(title === '' ? [] : [title, '']), ...lines, ...(withAnswers ? [ANSWERS[locale], ...key, ''] : [])].join(
    '\n',
  )
}

const indented = (text: string) => text.replaceAll('\n', '\n   ')
