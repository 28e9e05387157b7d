import { directionOf, type ShownBlock, shownToText, showWorksheet, type Worksheet } from '@worksheet/core'

const ANSWERS = { en: 'Answers', es: 'Respuestas' } as const

/** A worksheet for a terminal. Where it has several parts, each is named. */
export function textOf(worksheet: Worksheet, title: string, withAnswers: boolean, withSolutions: boolean): string {
  const { locale, sections, labels } = showWorksheet(worksheet)
  const lines = sections.flatMap(section => [
    ...(sections.length > 1 ? [`— ${section.title} · ${section.difficulty.toLowerCase()} —`] : []),
    ...said(section.instruction),
    ...section.problems.flatMap((problem, i) => [
      ...(problem.direction && i > 0 ? [''] : []),
      ...said(directionOf(problem)),
      `${problem.number}. ${indented(shownToText(problem.prompt))}`,
      ...problem.choices.map(({ label, content }) => `   ${label}. ${shownToText(content)}`),
    ]),
    '',
  ])
  const key = sections.flatMap(({ problems }) =>
    problems.map(
      ({ number, answer, answerLabel }) =>
        `${number}. ${answerLabel ? `${answerLabel}. ` : ''}${indented(shownToText(answer))}`,
    ),
  )
  const solved = sections.flatMap(({ problems }) =>
    problems.flatMap(({ number, solution }) =>
      solution?.length ? [`${number}. ${indented(solution.map(step => shownToText([step])).join('\n'))}`] : [],
    ),
  )
  return [
    ...(title === '' ? [] : [title, '']),
    ...lines,
    ...(withAnswers ? [ANSWERS[locale], ...key, ''] : []),
    ...(withSolutions ? [labels.solutions, ...solved, ''] : []),
  ].join('\n')
}

const said = (blocks: readonly ShownBlock[]): readonly string[] => (blocks.length > 0 ? [shownToText(blocks), ''] : [])

const indented = (text: string) => text.replaceAll('\n', '\n   ')
