import { WorksheetError } from '@worksheet/core'
import { expect, it } from 'vitest'
import { failureOf, serviceErrorOf } from '../../src/rendering/failure.ts'

it('tells where the text stands that a PDF cannot print', () => {
  const told = serviceErrorOf(failureOf(new WorksheetError('unsupported_character', 'The fonts have no "数"')))
  expect([told.status, told.code]).toEqual([400, 'invalid_request'])
  expect(told.details).toEqual([
    { path: 'layout.title', code: 'unsupported_character', message: 'The fonts have no "数"' },
  ])
})

it('keeps what a defect says inside', () => {
  const told = serviceErrorOf(failureOf(new Error('at /secret/path')))
  expect([told.status, told.code, told.message]).toEqual([500, 'render_failed', 'The output could not be rendered.'])
})
