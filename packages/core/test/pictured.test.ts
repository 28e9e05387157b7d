import { describe, expect, test } from 'vitest'
import { plainWords } from '../src/answer/grade/text.ts'
import { pictureName, wordsOfPictures } from '../src/answer/read/pictured.ts'
import type { Block } from '../src/content.ts'
import { counters } from '../src/figure/counters.ts'
import { type Icon, iconNoun, icons } from '../src/figure/icon.ts'

/** Signs on tiles are read as numbers, not as things. */
const SIGNS: readonly Icon[] = ['positive', 'negative']

/** Conchas de mar are conchas. */
const head = (word: string): string => plainWords(word).replace(/ de .*/, '')

const blocks = (icon: Icon): readonly Block[] => [{ kind: 'figure', figure: counters({ icon, count: 3 }) }]

describe('what a picture shows', () => {
  test.each(icons.filter(icon => !SIGNS.includes(icon)))('%s has its words in both languages', icon => {
    const { en, es } = iconNoun(icon)
    expect(wordsOfPictures(blocks(icon))).toEqual(expect.arrayContaining([...en, ...es].map(head)))
    expect(pictureName(blocks(icon), 'en')).toContain(head(en[0]))
    expect(pictureName(blocks(icon), 'es')).toContain(head(es[0]))
  })
  test('has no words where things of two kinds are drawn', () => {
    expect(wordsOfPictures([...blocks('duck'), ...blocks('egg')])).toEqual([])
  })
})
