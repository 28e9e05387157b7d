import { type CheckedProblem, checkAnswer, generateWorksheet, type Verdict, WorksheetError } from '@worksheet/core'
import type { AnswersToCheck, AnswerToCheck } from '../answers.ts'

/** The verdicts on pupils' answers, in their order, as JSON. */
export function checkAnswers({ request, answers }: Pick<AnswersToCheck, 'request' | 'answers'>): string {
  const problems = new Map<string, readonly CheckedProblem[]>()
  if (request.entries.length > 0)
    for (const { id, problems: made } of generateWorksheet({ ...request, entries: [...request.entries] }).entries)
      problems.set(id, made)
  const verdicts = answers.map((answer, i) => {
    try {
      return toldOf(checkAnswer(problemOf(answer, problems), answer.text, request.locale))
    } catch (cause) {
      // What a pupil writes never fails; a value of an answer that no worksheet has may.
      const message = 'The value of this answer cannot be read.'
      const details = [{ path: `answers[${i}].answer.value`, code: 'invalid_request' as const, message }]
      throw new WorksheetError('invalid_request', message, details, { cause })
    }
  })
  return JSON.stringify({ data: { answers: verdicts } })
}

function problemOf(answer: AnswerToCheck, problems: ReadonlyMap<string, readonly CheckedProblem[]>): CheckedProblem {
  if ('entry' in answer) {
    const problem = problems.get(answer.entry)?.[answer.place - 1]
    if (!problem) throw new Error('A place was looked at before')
    return problem
  }
  const content = (text: string) => [{ kind: 'paragraph' as const, content: [text] }]
  return {
    answer: { ...answer.answer, content: content(answer.answer.text) },
    prompt: answer.words.flatMap(content),
    choices: answer.choices.map(({ text, ...choice }) => ({ ...choice, content: content(text) })),
  }
}

const toldOf = ({ kind, reason, ...found }: Verdict) => ({ isRight: kind === 'right', verdict: kind, ...found, reason })
