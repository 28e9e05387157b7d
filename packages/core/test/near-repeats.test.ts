import { describe, expect, test } from 'vitest'
import { Asked, Candidate, NEIGHBOR } from '../src/asked.ts'
import { drawer } from '../src/draw.ts'
import { firstLapOf, lapOf } from '../src/lap.ts'
import { beginsWithSeveralForms, nearRepeatsAmong } from '../src/laws/near-repeats.ts'
import { sheetOf } from '../src/laws/sheet.ts'
import { keyOf, stream } from '../src/random.ts'
import { additionFactsWithin20 } from '../src/topics/1/addition-facts-within-20.ts'
import { writtenTopics } from './implemented-topics.ts'

const topic = additionFactsWithin20

const drawn = (count: number) => {
  const draw = drawer(topic, 'hard', keyOf(1, topic.id, 'hard', 0))
  return Array.from({ length: count }, (_, index) => draw(index))
}

describe('near-repeats', () => {
  test('are found where they are planted', () => {
    const sheet = drawn(10)
    expect(nearRepeatsAmong(topic, 'hard', sheet)).toBeNull()
    // One that has others left: a number is missing in many more facts.
    const repeated = sheet.filter(({ form }) => form === 'missing').slice(0, 1)
    expect(nearRepeatsAmong(topic, 'hard', [...sheet.slice(0, 4), ...repeated])).toContain('of another')
  })
  test('and so is a sheet that begins with one form', () => {
    const sheet = sheetOf(topic, 'hard', 1)
    expect(beginsWithSeveralForms(sheet)).toBeNull()
    const alike = sheet.problems.map(problem => ({ ...problem, form: 'one' }))
    expect(beginsWithSeveralForms({ ...sheet, problems: alike })).toContain('1 forms')
  })
})

test('the right choice stands at no place much more often than at another', () => {
  for (const { id, difficulties } of writtenTopics.slice(0, 60)) {
    const subject = writtenTopics.find(other => other.id === id) ?? topic
    for (const difficulty of difficulties) {
      const draw = drawer(subject, difficulty, keyOf(5, id, difficulty, 0))
      const places = Array.from({ length: 30 }, (_, index) => draw(index).place).filter(place => place !== null)
      for (let end = 10; end <= places.length; end++) {
        const row = places.slice(end - 10, end)
        for (const place of row) expect(row.filter(other => other === place).length).toBeLessThanOrEqual(5)
      }
    }
  }
})

describe('laps', () => {
  const said = { en: { kind: 'paragraph', content: [] }, es: { kind: 'paragraph', content: [] } } as const
  test('a form does not follow itself where another is left', () => {
    for (let seed = 0; seed < 50; seed++) {
      const random = stream(keyOf(seed))
      const first = firstLapOf(['a', 'b', 'c'], () => said, random)
      const second = lapOf(['a', 'a', 'b', 'c'], () => said, random, first.at(-1))
      const forms = [...first, ...second]
      expect(forms.filter((form, i) => form === forms[i - 1])).toEqual([])
    }
  })
})

describe('neighbors', () => {
  const draftOf = (seed: number) => topic.sketch('hard', 'missing', stream(keyOf(seed)).atTurn(seed))
  const many = () => ({ stories: 1, answers: 12 })
  test('are near when they have the same answer, and not when others stand between', () => {
    const candidates = Array.from({ length: 60 }, (_, seed) => {
      const { facts, draft } = draftOf(seed)
      return new Candidate('missing', facts, draft())
    })
    const [first] = candidates
    const same = candidates.find(other => other.answer === first?.answer && other.numbers !== first.numbers)
    const others = candidates.filter(other => other.answer !== first?.answer).slice(0, 3)
    if (!first || !same) throw new Error('Sixty facts have two with one answer')
    expect(askedAfter(first).nearness(same, many)).toBe(NEIGHBOR)
    expect(askedAfter(first, ...others).nearness(same, many)).not.toBe(NEIGHBOR)
  })
  test('are near when they were drawn with the same numbers, though one shows them and the other tells them', () => {
    const { draft } = draftOf(1)
    const drawnWith = (form: string, facts: unknown) => new Candidate(form, facts, draftOf(form.length).draft())
    const told = new Candidate('told', { groups: 4, inEach: 7 }, draft())
    expect(askedAfter(told).nearness(drawnWith('pictured', { rows: 7, columns: 4 }), many)).toBe(NEIGHBOR)
    expect(askedAfter(told).nearness(drawnWith('pictured', { rows: 6, columns: 4 }), many)).not.toBe(NEIGHBOR)
  })
  const askedAfter = (...before: readonly Candidate[]) => {
    const asked = new Asked()
    for (const candidate of before) asked.add(candidate)
    return asked
  }
})

describe('taking turns', () => {
  const turns = (count: number, draw: (random: ReturnType<typeof stream>) => string) =>
    Array.from({ length: count }, (_, turn) => draw(stream(keyOf(turn)).atTurn(1000 * 24 + turn)))

  test('goes through all combinations, and the last list does not wait for the first', () => {
    const pairs = turns(24, random => `${random.evenly(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])}${random.turn(3)}`)
    expect(new Set(pairs).size).toBe(24)
    for (let start = 0; start + 6 <= 24; start++)
      expect(new Set(pairs.slice(start, start + 6).map(pair => pair[1])).size).toBeGreaterThan(1)
  })
  test.each(['before', 'after'])('gives all of a long list before any comes again, with a short list %s it', place => {
    const long = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
    const given = turns(40, random => {
      if (place === 'before') random.evenly([true, false])
      const one = random.evenly(long)
      if (place === 'after') random.evenly([true, false])
      return one
    })
    for (let start = 0; start + long.length <= given.length; start++)
      expect(new Set(given.slice(start, start + long.length)).size).toBe(long.length)
    const rising = given
      .slice(1)
      .filter((one, i) => long.indexOf(one) === (long.indexOf(given[i] ?? '') + 1) % long.length)
    expect(rising).toEqual([])
  })
  test('two long lists of one length do not go hand in hand', () => {
    const pairs = turns(64, random => `${random.turn(8)}${random.turn(8)}`)
    expect(new Set(pairs).size).toBe(64)
  })
  test('stays even where a search fails', () => {
    const kinds = turns(30, random =>
      random.until(
        () => `${random.evenly(['a', 'b', 'c'])}${random.int(0, 9)}`,
        text => !text.startsWith('a') || text > 'a6',
      ),
    )
    for (const kind of ['a', 'b', 'c']) expect(kinds.filter(text => text.startsWith(kind)).length).toBe(10)
  })
})
