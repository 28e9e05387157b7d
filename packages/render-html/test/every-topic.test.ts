import { LOCALES } from '@worksheet/core'
import { seedOf } from '@worksheet/testing/seeds'
import { has } from '@worksheet/testing/tools'
import { topicSheet, topicsToTry } from '@worksheet/testing/topic-sheets'
import { describe, expect, test } from 'vitest'
import { checkOptions } from '../src/options.ts'
import { sheetToHtml } from '../src/sheet.ts'
import { xmlErrorsOf } from './xml.ts'

/** RENDER_SEEDS=200 runs the whole of it. */
const SEEDS = Number(process.env.RENDER_SEEDS ?? 2)
const PROBLEMS = 10
const TIMEOUT = 60_000 + 5000 * SEEDS

const grades = await topicsToTry('packages/render-html/')

describe.runIf(has('xmllint')).each(grades)('$grade', ({ grade, topics }) => {
  test.each(topics.map(topic => ({ id: topic.id, topic })))(
    'an XML parser reads $id',
    ({ topic }) => {
      const seeds = Array.from({ length: SEEDS }, (_, i) => seedOf(i + 1))
      const fragments = LOCALES.flatMap(locale =>
        seeds.map(seed =>
          sheetToHtml(
            topicSheet(grade, topic, locale, seed, PROBLEMS),
            checkOptions({ document: false, showAnswerKey: true }),
          ),
        ),
      )
      const attributes = fragments.join('\n').match(/="[^"]*"/g) ?? []
      expect(attributes.filter(attribute => /"undefined"|NaN|\[object/.test(attribute))).toEqual([])
      expect(fragments.join('\n')).not.toMatch(/NaN|\[object/)
      expect(xmlErrorsOf(`<all>${fragments.join('\n')}</all>`)).toBe('')
    },
    TIMEOUT,
  )
})
