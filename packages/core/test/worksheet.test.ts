import { describe, expect, test } from 'vitest'
import { both, defineTopic, type FormMaker, integer, m, step } from '../src/author.ts'
import type { Locale } from '../src/both.ts'
import { drawer, problemOf } from '../src/draw.ts'
import { topicLevels } from '../src/levels.ts'
import type { WorksheetEntry } from '../src/problem.ts'
import { childOf, keyOf } from '../src/random.ts'
import { isSame } from '../src/same.ts'
import { contentToText } from '../src/show/text.ts'
import * as because from '../src/solution/reasons/index.ts'
import { DIFFICULTIES } from '../src/topic.ts'
import { allGrades } from '../src/topics/all.ts'
import { grades } from '../src/topics/grades.ts'
import { worksheetVersions } from '../src/versions.ts'
import { generateProblem, generateWorksheet } from '../src/worksheet.ts'

const topics = allGrades.flatMap(({ id: grade, topics }) =>
  topics.flatMap(topic => (typeof topic === 'string' ? [] : [{ grade, topic }])),
)
const [first, second = first] = topics
if (!first || !second) throw new Error('No topic to test with')

const entry = (id: string, count = 5, { grade, topic } = first) => ({
  id,
  grade,
  topic: topic.id,
  difficulty: topic.difficulties[0] ?? DIFFICULTIES[0],
  count,
})
const other = (id: string, count = 5) => entry(id, count, second)
const make = (entries: readonly ReturnType<typeof entry>[], seed = 7, locale: Locale = 'en') =>
  generateWorksheet({ entries: [...entries], seed, locale })
/** What a pupil reads, without the running numbers. */
const content = ({ problems }: WorksheetEntry) => problems.map(({ number, ...rest }) => rest)
const only = <T>(items: readonly T[]): T => {
  const [item] = items
  if (item === undefined) throw new Error('Nothing there')
  return item
}

describe('the same seed gives the same worksheet', () => {
  test('to the last byte', () =>
    expect(JSON.stringify(make([entry('a'), other('b')]))).toBe(JSON.stringify(make([entry('a'), other('b')]))))
  test('and another seed gives another', () =>
    expect(content(only(make([entry('a')]).entries))).not.toEqual(content(only(make([entry('a')], 8).entries))))
  test('neighbouring seeds share no problem', () => {
    const prompts = (seed: number) =>
      make([entry('a', 10)], seed).entries.flatMap(({ problems }) => problems.map(({ id }) => id))
    expect(new Set([...prompts(1), ...prompts(2), ...prompts(3)]).size).toBe(30)
  })
  test('negative and large seeds too', () => {
    for (const seed of [-1, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER])
      expect(make([entry('a')], seed).seed).toBe(seed)
  })
})

describe('editing a request changes nothing else', () => {
  test('a larger count keeps the first problems', () => {
    const [short, long] = [make([entry('a', 4)]), make([entry('a', 12)])].map(sheet => content(only(sheet.entries)))
    expect(long?.slice(0, 4)).toEqual(short)
  })
  test('other entries before it', () => {
    const alone = content(only(make([entry('a')]).entries))
    const [, after] = make([other('x', 9), entry('a')]).entries
    expect(after && content(after)).toEqual(alone)
  })
  test('its own id', () =>
    expect(content(only(make([entry('a')]).entries))).toEqual(content(only(make([entry('renamed')]).entries))))
  test('two entries of one topic and level differ, by their order', () => {
    const [one, two] = make([entry('a'), entry('b')]).entries
    const [same] = make([entry('b'), entry('a')]).entries
    expect(one && two && content(one)).not.toEqual(two && content(two))
    expect(same && content(same)).toEqual(one && content(one))
  })
  test('the language changes the words alone', () => {
    const facts = (locale: Locale) =>
      make([entry('a', 10), other('b', 10)], 7, locale).entries.flatMap(({ problems }) =>
        problems.map(({ id, form, answer }) => [id, form, answer.value]),
      )
    expect(facts('es')).toEqual(facts('en'))
  })
})

describe('a worksheet', () => {
  const sheet = make([entry('a', 3), other('b', 2)])
  test('numbers its problems through', () =>
    expect(sheet.entries.flatMap(({ problems }) => problems.map(({ number }) => number))).toEqual([1, 2, 3, 4, 5]))
  test('counts them', () => expect(sheet.problemCount).toBe(5))
  test('gives every problem a UUID of its own', () => {
    const ids = sheet.entries.flatMap(({ problems }) => problems.map(({ id }) => id))
    for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
    expect(new Set(ids).size).toBe(5)
  })
  test('is plain JSON', () => expect(JSON.parse(JSON.stringify(sheet))).toEqual(sheet))
  test('says the seed that was used, also where none was given', () =>
    expect(generateWorksheet({ entries: [entry('a')] }).seed).toBe(1))
})

describe('where a level has few problems', () => {
  const small = topics.find(({ topic }) => topic.variety?.easy)?.topic ?? first.topic
  const variety = small.variety?.easy ?? 0
  const asked = (laps: number) => {
    const key = keyOf(7, small.id, 'easy', 0)
    const draw = drawer(small, 'easy', key)
    const times = new Map<string, number>()
    for (let index = 0; index < laps * variety; index++) {
      const { prompt, choices } = problemOf(small, draw(index), childOf(key, index), 'en', 1, false)
      const read = JSON.stringify([prompt, choices.map(({ content }) => JSON.stringify(content)).sort()])
      times.set(read, (times.get(read) ?? 0) + 1)
    }
    return times
  }

  test('all are asked before any comes again', () => expect(asked(1).size).toBe(variety))
  test('and each comes again as often as the others', () => {
    expect(asked(3).size).toBe(variety)
    expect(new Set(asked(3).values())).toEqual(new Set([3]))
  })
})

describe('an instruction stands above an entry', () => {
  const entries = topics.flatMap(({ grade, topic }) =>
    topic.difficulties.map(difficulty => ({
      id: `${topic.id} ${difficulty}`,
      grade,
      topic: topic.id,
      difficulty,
      count: 6,
    })),
  )
  const made = entries.flatMap(entry => generateWorksheet({ entries: [entry], seed: 7 }).entries)

  test('only where it is the one of all its problems', () => {
    const misplaced = made.filter(({ instruction: [above], problems }) =>
      problems.some(({ instruction }) => above && instruction[0] !== above),
    )
    expect(misplaced.map(({ id }) => id)).toEqual([])
  })
  test('and wherever there is one', () => {
    const same = made.filter(({ problems }) => new Set(problems.map(({ instruction }) => instruction[0])).size === 1)
    const left = same.filter(({ instruction, problems }) => instruction[0] !== problems[0]?.instruction[0])
    expect(left.map(({ id }) => id)).toEqual([])
  })
})

describe('one problem', () => {
  test('is the same for the same key, and another for another', () => {
    const { topic } = first
    const difficulty = topic.difficulties[0] ?? DIFFICULTIES[0]
    expect(generateProblem(topic, difficulty, 'k1')).toEqual(generateProblem(topic, difficulty, 'k1'))
    expect(generateProblem(topic, difficulty, 'k1').id).not.toBe(generateProblem(topic, difficulty, 'k2').id)
  })
})

describe('problems are exchanged', () => {
  const asked = (replace?: readonly number[], count = 6) =>
    generateWorksheet({ entries: [{ ...entry('a', count), replace }, other('b')], seed: 7 })
  const problems = (...of: Parameters<typeof asked>) => asked(...of).entries.flatMap(content)

  test('the named one alone, for one in the same form', () => {
    const [before, after] = [problems(), problems([3])]
    const changed = before.flatMap((problem, i) => (isSame(problem, after[i]) ? [] : [i + 1]))
    expect(changed).toEqual([3])
    expect(after[2]?.form).toBe(before[2]?.form)
    expect(asked([3]).id).not.toBe(asked().id)
  })

  test('and what was exchanged before stays when another is', () => {
    const [one, two, three] = [problems([3]), problems([3, 5]), problems([3, 5, 3])]
    expect(two.filter((_, i) => i !== 4)).toEqual(one.filter((_, i) => i !== 4))
    expect(three.filter((_, i) => i !== 2)).toEqual(two.filter((_, i) => i !== 2))
    expect(three[2]).not.toEqual(two[2])
  })

  test.each(topics.map(({ topic }) => [topic.id]))('%s: never for one that is or was on the sheet', id => {
    const sheet = (replace: readonly number[]) =>
      generateWorksheet({ entries: [{ topic: id, count: 4, replace }] }).entries.flatMap(({ problems }) =>
        problems.map(({ prompt, choices }) => JSON.stringify([prompt, choices])),
      )
    const [before, once, twice] = [sheet([]), sheet([2]), sheet([2, 2])]
    expect(new Set([...before, once[1], twice[1]]).size).toBe(6)
  })

  test('by a place that there is', () =>
    expect(() => asked([7])).toThrow(
      expect.objectContaining({
        code: 'invalid_request',
        details: [expect.objectContaining({ path: 'entries[0].replace[0]' })],
      }),
    ))
})

describe('an entry draws from the forms that it names', () => {
  const facts = (forms?: readonly string[], more: object = {}) => ({
    topic: 'addition-facts-within-20',
    difficulty: 'medium' as const,
    count: 12,
    ...(forms && { forms }),
    ...more,
  })
  const sheet = (...entries: readonly ReturnType<typeof facts>[]) => generateWorksheet({ entries, seed: 7 })
  const formsOf = ({ entries }: ReturnType<typeof sheet>) =>
    entries.map(({ problems }) => [...new Set(problems.map(({ form }) => form))].sort())

  test('and from no other, each of them in turn', () => {
    const both = sheet(facts(['across', 'down']))
    expect(formsOf(both)).toEqual([['across', 'down']])
    expect(both.entries[0]?.forms).toEqual(['across', 'down'])
    expect(both).toEqual(sheet(facts(['down', 'across'])))
    expect(both.id).not.toBe(sheet(facts()).id)
    expect(sheet(facts(['down'])).id).not.toBe(both.id)
  })

  test('and otherwise from all, as it did before, and says nothing of forms', () => {
    const [, all] = sheet(facts(['across']), facts(undefined, { id: 'all' })).entries
    expect(all).not.toHaveProperty('forms')
    expect(JSON.stringify(sheet(facts()))).not.toContain('"forms"')
    const every = [...new Set(first.topic.turns(entry('a').difficulty))]
    const { entries } = generateWorksheet({ entries: [{ ...entry('a', 9), forms: every }], seed: 7 })
    expect(entries.flatMap(content)).toEqual(make([entry('a', 9)]).entries.flatMap(content))
  })

  test('when more are asked for, when one is exchanged, and in all versions', () => {
    const [few, many] = [sheet(facts(['across'], { count: 4 })), sheet(facts(['across']))]
    expect(many.entries.flatMap(content).slice(0, 4)).toEqual(few.entries.flatMap(content))
    const exchanged = sheet(facts(['across', 'down'], { replace: [3, 3, 1] }))
    expect(formsOf(exchanged)).toEqual([['across', 'down']])
    const versions = worksheetVersions(sheet(facts(['down']), facts(['across'])), 3)
    for (const { worksheet } of versions) expect(formsOf(worksheet)).toEqual([['down'], ['across']])
    for (const { worksheet } of versions)
      expect(worksheet.entries.map(({ forms }) => forms)).toEqual([['down'], ['across']])
    expect(new Set(versions.map(({ worksheet }) => JSON.stringify(worksheet.entries.flatMap(content)))).size).toBe(3)
  })

  test('beyond its last problem that is new', () => {
    const [hours] = topicLevels('tell-time-hour-half-hour')
    const forms = [hours?.forms[0]?.id ?? '']
    const { entries } = generateWorksheet({
      entries: [{ topic: 'tell-time-hour-half-hour', difficulty: 'easy', count: 60, forms }],
    })
    expect(entries[0]?.problems.map(({ form }) => form)).toEqual(Array(60).fill(forms[0]))
  })

  test.each(grades.map(({ id }) => `cumulative-review-${id}`))('%s draws from those of its topics', topic => {
    const [level] = topicLevels(topic)
    const forms = level?.forms.slice(1, 4).map(({ id }) => id) ?? []
    const { entries } = generateWorksheet({ entries: [{ topic, difficulty: level?.difficulty, count: 6, forms }] })
    expect(new Set(entries[0]?.problems.map(({ form }) => form))).toEqual(new Set(forms))
  })
})

describe('a sheet that was made before', () => {
  const { contentVersion } = make([entry('a')])
  test('is made again by the version that it names', () =>
    expect(generateWorksheet({ entries: [entry('a')], seed: 7, contentVersion })).toEqual(make([entry('a')])))
  test('or not at all', () =>
    expect(() => generateWorksheet({ entries: [entry('a')], contentVersion: '0.9.0' })).toThrow(
      expect.objectContaining({ code: 'content_version_gone', message: expect.stringContaining(contentVersion) }),
    ))
  test('tells the revision of each topic', () => expect(make([entry('a')]).entries[0]?.rev).toBe(first.topic.rev ?? 1))
})

describe('options of generation', () => {
  const request = { entries: [{ topic: first.topic.id, count: 1 }] }
  test('are refused with a guess at what was meant', () => {
    expect(() => generateWorksheet(request, { solution: true } as object)).toThrow('Did you mean "solutions"?')
    expect(() => generateWorksheet(request, { solutions: 'yes' } as object)).toThrow('must be true or false')
  })
})

test('the type of an answer tells what its value is', () => {
  const { entries } = generateWorksheet({ entries: [{ topic: 'long-division-one-digit-divisor', count: 12 }] })
  const told = entries.flatMap(({ problems }) =>
    problems.map(({ answer }) => {
      switch (answer.type) {
        case 'remainder':
          return `${answer.value.quotient} and ${answer.value.remainder}`
        case 'number-list':
          return answer.value.join(', ')
        case 'integer':
          return answer.value.replace('-', '−')
        default:
          return answer.type
      }
    }),
  )
  expect(told.every(text => text.length > 0)).toBe(true)
})

describe('forms that take turns among the same cases', () => {
  const easy = { easy: {} }
  const addOrTake = (form: FormMaker<typeof easy>) =>
    form({
      draw: random => ({ sign: random.evenly(['+', '-'] as const), a: random.int(20, 900), b: random.int(2, 19) }),
      answer: integer,
      solve: ({ sign, a, b }) => (sign === '+' ? a + b : a - b),
      ask: ({ sign, a, b }) => both(sign === '+' ? m`${a} + ${b}` : m`${a} - ${b}`),
      solution: ({ a }) => [step(m`${a}`, because.simplify)],
      check: () => true,
    })
  const name = { en: 'Planted', es: 'Plantado' }
  const topic = defineTopic(
    { id: 'planted', name, description: name, domain: 'Test', standards: [], levels: easy },
    form => ({ one: addOrTake(form), two: addOrTake(form), three: addOrTake(form), four: addOrTake(form) }),
  )
  test('do not all begin with one of them', () => {
    for (let seed = 0; seed < 40; seed++) {
      const { problems } = only(generateWorksheet({ entries: [{ topic, count: 4 }], seed }).entries)
      const texts = problems.map(({ prompt }) => contentToText(prompt, 'en'))
      expect(new Set(texts.map(text => text.includes('+'))).size, texts.join('; ')).toBe(2)
    }
  })
})
