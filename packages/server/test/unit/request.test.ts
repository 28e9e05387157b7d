import { describe, expect, it } from 'vitest'
import { parseBody } from '../../src/request.ts'

const entry = { id: 'a', grade: '7', topic: 'two-step-equations', difficulty: 'easy', count: 1 }

describe('a body with fields that are not known', () => {
  it('is taken, and told what was probably meant', () => {
    const { warnings } = parseBody('pdf', {
      entries: [{ ...entry, dificulty: 'hard' }],
      showAnswersKey: true,
      layout: { colums: 1 },
      week: 7,
    })
    expect(warnings).toEqual([
      'The field showAnswersKey is not known and was ignored. Did you mean "showAnswerKey"?',
      'The field week is not known and was ignored.',
      'The field entries[].dificulty is not known and was ignored. Did you mean "entries[].difficulty"?',
      'The field layout.colums is not known and was ignored. Did you mean "layout.columns"?',
    ])
  })
})
