import type { Drawing, ShownBlock, ShownWorksheet } from '@worksheet/core'
import { describe, expect, it } from 'vitest'
import type { Mark } from '../src/content/block.ts'
import { checkOptions, type PdfOptions } from '../src/options.ts'
import { layOutSheet, type Sheet } from '../src/sheet/sheet.ts'
import { type Ink, inkOf } from './ink.ts'
import { blank, line, maths, num, op, paragraph, rel, row, table, words } from './layouts.ts'
import { sheetOf, specimen, triangle } from './specimen.ts'

const lay = (worksheet: ShownWorksheet, options: PdfOptions = {}): Sheet =>
  layOutSheet(worksheet, checkOptions(options), 'sheet')

/** The list items of each page, in reading order. */
const problemsOf = (sheet: Sheet): Ink[][] =>
  sheet.pages.map(page => {
    const items: Ink[] = []
    const walk = (marks: readonly Mark[], x: number, y: number) => {
      for (const mark of marks) {
        if (mark.kind !== 'block') continue
        const [left, top] = [x + mark.x, y + mark.y]
        if (mark.block.role === 'LI')
          items.push({ left, top, right: left + mark.block.width, bottom: top + mark.block.height, scale: 1 })
        else walk(mark.block.marks, left, top)
      }
    }
    walk(page.marks, 0, 0)
    return items
  })

const overlap = (one: Ink, other: Ink) =>
  one.left < other.right - 0.5 &&
  other.left < one.right - 0.5 &&
  one.top < other.bottom - 0.5 &&
  other.top < one.bottom - 0.5

const equations = (count: number, lines = 3) =>
  sheetOf(
    Array.from({ length: count }, (_, i) => ({
      prompt: [maths(row(num(String(i)), op('+'), num('1'), rel('=')))],
      lines,
    })),
  )

const SENTENCE = 'Once more, with feeling and in other words. '

const isParagraph = (mark: Mark): boolean => mark.kind === 'block' && mark.block.role === 'P'

const EVERY = (['small', 'normal', 'large'] as const).flatMap(fontSize =>
  ([1, 2] as const).flatMap(columns =>
    (['compact', 'roomy'] as const).map(workspace => ({ fontSize, columns, workspace })),
  ),
)

describe('pages', () => {
  it.each(EVERY)('hold everything within their margins and apart: %j', options => {
    const sheet = lay(specimen(), { title: 'Pages', ...options })
    for (const page of sheet.pages) {
      for (const ink of inkOf(page.marks)) {
        expect(ink.left).toBeGreaterThan(40)
        expect(ink.right).toBeLessThan(sheet.width - 45)
        expect(ink.bottom).toBeLessThan(sheet.height - 30)
      }
    }
    for (const items of problemsOf(sheet)) {
      items.forEach((item, i) => {
        for (const other of items.slice(i + 1)) expect(overlap(item, other)).toBe(false)
      })
    }
    expect(problemsOf(sheet).flat()).toHaveLength(33)
  })

  it.each([1, 2] as const)('take a problem of any height at any place, and its answer: %i columns', columns => {
    for (let sentences = 20; sentences <= 140; sentences += 4) {
      const long = { prompt: [paragraph(SENTENCE.repeat(sentences))], answer: [paragraph(SENTENCE.repeat(sentences))] }
      const short = { prompt: [paragraph('Short.')], lines: 6 }
      for (const drafts of [
        [long, long],
        [short, long, long, short],
        [short, short, short, long, long, long, long],
      ]) {
        const [section] = sheetOf(drafts).sections
        const worksheet = {
          ...specimen(),
          sections: [
            { ...section!, title: 'One' },
            { ...section!, title: 'Two' },
          ],
        }
        const sheet = layOutSheet(
          worksheet,
          checkOptions({ columns, title: 'Heights', showAnswerKey: true }),
          'sheet and key',
        )
        for (const page of sheet.pages)
          for (const ink of inkOf(page.marks)) expect(ink.bottom).toBeLessThan(sheet.height - 30)
      }
    }
  })

  it('keep the level beside the name of the topic, however long', () => {
    for (const length of [2, 3, 4, 5, 6, 7]) {
      const [section] = equations(1).sections
      const named = { ...section!, title: Array(length).fill('Congruent').join(' ') }
      const worksheet: ShownWorksheet = { ...specimen(), sections: [named, { ...named, difficulty: 'hard' }] }
      const [page] = lay(worksheet, { fontSize: 'large' }).pages
      const headings: { readonly bottom: number; readonly level: number }[] = []
      const walk = (marks: readonly Mark[], y: number) =>
        marks.forEach((mark, i) => {
          if (mark.kind !== 'block') return
          const next = marks[i + 1]
          if (mark.block.role === 'H2' && next?.kind === 'block' && next.block.role === 'P')
            headings.push({ bottom: mark.y + mark.block.height, level: next.y + next.block.baseline })
          else walk(mark.block.marks, y + mark.y)
        })
      walk(page?.marks ?? [], 0)
      expect(headings).toHaveLength(2)
      for (const { bottom, level } of headings) expect(level).toBeLessThan(bottom)
    }
  })

  it.each([1, 2, 3, 4, 5, 6, 7])('set no problem to the left of its heading: %i problems a section', count => {
    const tasks = Array.from({ length: count }, (_, i) => ({
      prompt: [paragraph(SENTENCE.repeat(1 + (i % 3)))],
      lines: 1,
    }))
    const [section] = sheetOf(tasks).sections
    const sections = Array.from({ length: 9 }, (_, i) => ({ ...section!, id: `${i}`, title: `Part ${i}` }))
    for (const { marks } of lay({ ...specimen(), sections }).pages) {
      let headed = 0
      const walk = (marks: readonly Mark[], x: number) => {
        for (const mark of marks) {
          if (mark.kind !== 'block') continue
          if (mark.block.role === 'H2') headed = x + mark.x
          if (mark.block.role === 'LI') expect(x + mark.x).toBeGreaterThan(headed - 1)
          else walk(mark.block.marks, x + mark.x)
        }
      }
      walk(marks, 0)
    }
  })

  it('have larger letters for kindergarten and grade 1', () => {
    const heightOf = (grades: readonly string[], options: PdfOptions = {}) => {
      const [section] = sheetOf([{ prompt: [paragraph('Add.')] }]).sections
      const sections = grades.map(grade => ({ ...section!, grade }))
      const [[item] = []] = problemsOf(lay({ ...specimen(), sections }, options))
      return (item?.bottom ?? 0) - (item?.top ?? 0)
    }
    expect(heightOf(['k', '1'])).toBeCloseTo(heightOf(['5']) * 1.25)
    expect(heightOf(['1', '2'])).toBeCloseTo(heightOf(['5']))
    expect(heightOf(['k'], { fontSize: 'small' })).toBeCloseTo(heightOf(['5']))
    expect(heightOf(['k'], { fontSize: 'large' })).toBeCloseTo(heightOf(['5']) * 1.5)
  })

  it('balance the columns of the last page', () => {
    const tasks = Array.from({ length: 8 }, () => ({ prompt: [paragraph(SENTENCE.repeat(2))], lines: 2 }))
    const [items = []] = problemsOf(lay(sheetOf(tasks)))
    const columns = new Set(items.map(item => item.left))
    expect(columns.size).toBe(2)
    expect(items.filter(item => item.left === items[0]?.left)).toHaveLength(4)
  })

  it('hold short problems in even rows, aligned', () => {
    for (const columns of [1, 2] as const) {
      const [items = []] = problemsOf(lay(equations(14, 0), { columns }))
      expect(items.map(item => items.filter(other => other.top === item.top).length)).toEqual([
        ...Array<number>(10).fill(5),
        ...Array<number>(4).fill(4),
      ])
      expect(new Set(items.map(item => item.left)).size).toBe(5)
      expect(items[1]?.top).toBe(items[0]?.top)
    }
  })

  it('leave no hole beside a tall problem where short ones can stand under one another', () => {
    const tall = { prompt: [picture('plane', 12, 20)] }
    const short = { prompt: [paragraph(SENTENCE)], lines: 1 }
    const [items = []] = problemsOf(lay(sheetOf([tall, short, short, short])))
    expect(items.filter(item => item.left === items[1]?.left)).toHaveLength(3)
  })

  it('say again what was said for problems on the page before', () => {
    const said = { said: [paragraph('Solve.')], count: 60 }
    const tasks = Array.from({ length: 60 }, (_, i) => ({
      direction: i === 0 ? said : null,
      prompt: [paragraph(SENTENCE)],
      lines: 3,
    }))
    const [first, second] = lay(sheetOf(tasks)).pages.map(({ marks }) => marks.filter(isParagraph).length)
    expect([first, second]).toEqual([0, 1])
  })

  it('say once what is said above two entries of a topic and level', () => {
    const said = { said: [paragraph('Add.')], count: 4 }
    const tasks = Array.from({ length: 4 }, (_, i) => ({
      direction: i === 0 ? said : null,
      prompt: [paragraph('1 + 2')],
    }))
    const [section] = sheetOf(tasks).sections
    const ofFour = lay({ ...specimen(), sections: [section!] }).pages
    const ofEight = lay({ ...specimen(), sections: [section!, section!] }).pages
    const directions = [ofFour, ofEight].map(([page]) => inkOf(page?.marks ?? []).length)
    expect(problemsOf({ ...lay(specimen()), pages: ofEight })[0]).toHaveLength(8)
    expect(directions[1]! - directions[0]!).toBe(8)
  })

  it('keep blanks that stand beside one another within their column', () => {
    const time = paragraph(blank(4), ':', blank(4))
    const [items = []] = problemsOf(lay(sheetOf(Array.from({ length: 10 }, () => ({ prompt: [time] })))))
    for (const item of items) for (const other of items) expect(item !== other && overlap(item, other)).toBe(false)
    expect(new Set(items.map(({ left }) => left)).size).toBe(3)
  })

  it('balance the columns of a page that the next problem does not fit', () => {
    const few = Array.from({ length: 16 }, () => ({ prompt: [paragraph(SENTENCE.repeat(2))], lines: 1 }))
    const tall = Array.from({ length: 25 }, () => paragraph('Once more, with feeling.'))
    const [items = []] = problemsOf(lay(sheetOf([...few, { prompt: tall }, { prompt: tall }])))
    expect(items.filter(item => item.left === items[0]?.left)).toHaveLength(8)
  })

  it('never leave a single problem on the last page', () => {
    for (let count = 20; count < 60; count++)
      expect(problemsOf(lay(equations(count))).at(-1)?.length).toBeGreaterThan(1)
  })

  it('press their last problem in where a column would stay short', () => {
    const sheet = lay(sheetOf(Array.from({ length: 9 }, () => ({ prompt: [paragraph('Work it out.')], lines: 12 }))), {
      columns: 1,
    })
    expect(problemsOf(sheet).map(items => items.length)).toEqual([3, 4, 2])
  })

  it('set the last problem of a run across them where it would stand alone', () => {
    const tall = Array.from({ length: 14 }, () => paragraph('Once more, with feeling and in other words. '.repeat(2)))
    const pages = problemsOf(lay(sheetOf(Array.from({ length: 3 }, () => ({ prompt: tall })))))
    expect(pages.map(items => items.length)).toEqual([2, 1])
    expect(Math.max(...(pages[1] ?? []).map(item => item.right - item.left))).toBeGreaterThan(400)
  })

  it('give up a little room where little would be left for the last page', () => {
    for (let count = 10; count < 60; count++) {
      const pages = problemsOf(lay(equations(count, 4)))
      if (pages.length > 1 && pages.length < 4) expect(pages.at(-1)?.length).toBeGreaterThan(3)
    }
  })

  it('give up a little room everywhere where that spares the last', () => {
    const task = { prompt: [paragraph(SENTENCE.repeat(2))], lines: 3 }
    const pagesFor = (count: number) => lay(sheetOf(Array.from({ length: count }, () => task))).pages.length
    expect([28, 42, 56].map(pagesFor)).toEqual([2, 3, 4])
  })

  it('give a long division more room than a comparison', () => {
    const height = (lines: number) => {
      const [items = []] = problemsOf(lay(equations(2, lines), { columns: 1 }))
      return (items[1]?.top ?? 0) - (items[0]?.bottom ?? 0)
    }
    expect(height(7)).toBeGreaterThan(2 * height(2))
    expect(height(0)).toBeLessThan(height(2))
  })

  it('set what is too wide for a column across the page', () => {
    const wide = row(
      ...Array.from({ length: 9 }, (_, i) =>
        table(
          [
            [num('123456'), num('7')],
            [num(String(i)), num('8')],
          ],
          ['center'],
        ),
      ),
    )
    const [items = []] = problemsOf(
      lay(sheetOf([{ prompt: [maths(num('1'))] }, { prompt: [maths(wide)] }, { prompt: [maths(num('2'))] }])),
    )
    expect(Math.max(...items.map(item => item.right - item.left))).toBeGreaterThan(260)
  })

  it('set a table across the page where a column would leave no air beside a time and its a.m.', () => {
    const time = (hours: string) => [...line(num(hours)), '\u00a0', ...line(words('a.m.'))]
    const rows = Array.from({ length: 3 }, () => [line('Clase de arte'), time('10:37'), time('12:02')])
    const prompt: ShownBlock[] = [{ kind: 'table', head: null, rowHeads: false, rows }]
    const [items = []] = problemsOf(lay(sheetOf([{ prompt }, { prompt }]), { fontSize: 'large' }))
    expect(Math.max(...items.map(item => item.right - item.left))).toBeGreaterThan(260)
  })
})

/** Problems that stand across both columns. */
const wideEquations = (count: number, lines = 3) =>
  sheetOf(Array.from({ length: count }, () => ({ prompt: [picture('line', 30)], lines })))

describe('problems across both columns', () => {
  it('never leave one of them alone on the last page, after a full one', () => {
    for (let count = 6; count < 40; count++) {
      const pages = problemsOf(lay(wideEquations(count)))
      expect(pages.at(-1)?.length).toBeGreaterThan(1)
    }
  })

  it('keep room to work in at the foot of a page', () => {
    for (let count = 4; count < 20; count++) {
      const sheet = lay(wideEquations(count, 5))
      const bottom = Math.max(...problemsOf(sheet).flatMap(items => items.map(item => item.bottom)))
      expect(sheet.height - 54 - bottom).toBeGreaterThan(0.6 * 5 * 1.25 * 12)
    }
  })

  it('are followed by a problem that would stand alone in its column', () => {
    const long = [paragraph('Once more, with feeling and in other words. '.repeat(4))]
    const [items = []] = problemsOf(
      lay(sheetOf([{ prompt: [picture('line', 30)] }, { prompt: long }, { prompt: [picture('line', 30)] }])),
    )
    expect(Math.max(...items.map(item => item.right - item.left))).toBeGreaterThan(400)
    const [pair = []] = problemsOf(
      lay(sheetOf([{ prompt: [picture('line', 30)] }, { prompt: long }, { prompt: long }])),
    )
    expect(new Set(pair.map(item => Math.round(item.left))).size).toBe(2)
  })
})

const picture = (name: string, width: number, height = 2): ShownBlock => ({
  kind: 'figure',
  name,
  drawing: { width, height, items: [] },
  alt: name,
})
const widthOf = (prompt: ShownBlock[], wide: boolean) => {
  const [items = []] = problemsOf(lay(sheetOf([{ prompt: [paragraph('First.')] }, { prompt, wide }])))
  const last = items.at(-1)
  return (last?.right ?? 0) - (last?.left ?? 0)
}

const heightsIn = (marks: readonly Mark[]): readonly number[] =>
  marks.flatMap(mark =>
    mark.kind !== 'block' ? [] : mark.block.role === 'Figure' ? [mark.block.height] : heightsIn(mark.block.marks),
  )

describe('pictures', () => {
  it('for small children are larger than the text, others as large as it', () => {
    expect(widthOf([picture('counters', 8)], false)).toBeGreaterThan(1.4 * widthOf([picture('number-line', 8)], false))
  })

  it('of one problem keep one scale', () => {
    const alone = widthOf([picture('ten-frame', 8)], false)
    expect(widthOf([picture('ten-frame', 8), picture('ten-frame', 17)], false)).toBeLessThan(1.6 * alone)
  })

  it('stay side by side where they shrink but little for it', () => {
    const beside = (width: number): ShownBlock[] => [
      { kind: 'side-by-side', items: [[picture('area-grid', width)], [picture('area-grid', width)]] },
    ]
    expect(widthOf(beside(10), false)).toBeGreaterThan(220)
    expect(widthOf(beside(17), false)).toBeLessThan(230)
  })

  it('are a little smaller on a sheet where that spares a page', () => {
    const tall = (count: number, height: number) =>
      lay(sheetOf(Array.from({ length: count }, () => ({ prompt: [picture('plane', 12, height)] }))))
    const [usual = 0, smaller = 0] = [10, 30].map(height => {
      const [first] = problemsOf(tall(8, height))[0] ?? []
      return ((first?.bottom ?? 0) - (first?.top ?? 0)) / height
    })
    expect(usual).toBeCloseTo(12)
    expect(smaller).toBeLessThan(11)
    expect(tall(8, 30).pages.length).toBeLessThan(4)
  })

  it('have beside them what follows, where it has room there and the problem is lower for it', () => {
    const heightOf = (width: number, words: string, choices: string[]) => {
      const task = {
        prompt: [picture('plane', width, 8), paragraph(words)],
        choices: choices.map(one => [paragraph(one)]),
      }
      const [[item] = []] = problemsOf(lay(sheetOf([task, { prompt: [paragraph('Last.')] }])))
      return (item?.bottom ?? 0) - (item?.top ?? 0)
    }
    expect(heightOf(6, 'What is it?', ['flat', 'solid'])).toBeLessThan(100)
    expect(heightOf(13, 'What is it?', ['flat', 'solid'])).toBeGreaterThan(120)
    expect(heightOf(10, SENTENCE, [])).toBeGreaterThan(110)
  })

  it('are of about one size on all pages', () => {
    const task = { prompt: [picture('plane', 10, 12), paragraph(SENTENCE.repeat(2))], lines: 5 }
    const sharesOf = (count: number) =>
      lay(sheetOf(Array.from({ length: count }, () => task))).pages.map(({ marks }) => Math.max(...heightsIn(marks)))
    for (const count of [10, 12, 14, 16, 18, 20, 23]) {
      const shares = sharesOf(count)
      expect(Math.min(...shares) / Math.max(...shares), `${count}`).toBeGreaterThan(0.8)
    }
  })

  it('shrink less where a pencil has to find its way in them', () => {
    const own = picture('plane', 16, 30)
    const shareOf = (answer: ShownBlock) => {
      const tasks = Array.from({ length: 12 }, () => ({ prompt: [own], answer: [answer] }))
      const [[first] = []] = problemsOf(lay(sheetOf(tasks)))
      return ((first?.bottom ?? 0) - (first?.top ?? 0)) / (30 * 12)
    }
    expect(shareOf(paragraph('one'))).toBeLessThan(0.73)
    expect(shareOf(own)).toBeCloseTo(0.75)
  })

  it('of the first problem leave no page with the heading alone', () => {
    const pages = problemsOf(
      lay(
        sheetOf([{ prompt: [picture('plane', 40, 37), picture('plane', 40, 17)] }, { prompt: [paragraph('Last.')] }]),
      ),
    )
    expect(pages[0]?.length).toBeGreaterThan(0)
  })

  it('stay in the column where they fit it, though their problem asks for width', () => {
    expect(widthOf([picture('clock', 8)], true)).toBeLessThan(200)
    expect(widthOf([picture('protractor', 24)], true)).toBeGreaterThan(280)
  })
})

describe('choices', () => {
  const bodiesOf = (marks: readonly Mark[], x: number, y: number): { left: number; top: number; bottom: number }[] =>
    marks.flatMap(mark => {
      if (mark.kind !== 'block') return []
      const [left, top] = [x + mark.x, y + mark.y]
      const own = mark.block.role === 'LBody' ? [{ left, top, bottom: top + mark.block.height }] : []
      return [...own, ...bodiesOf(mark.block.marks, left, top)]
    })
  const choicesIn = (choices: ShownBlock[][]) => {
    const [page] = lay(sheetOf([{ prompt: [], choices }])).pages
    return bodiesOf(page?.marks ?? [], 0, 0).slice(1)
  }

  it('are indented alike, however wide their letters', () => {
    const choices = Array.from({ length: 4 }, () => [paragraph('Once more, with feeling. '.repeat(3))])
    expect(new Set(choicesIn(choices).map(({ left }) => left)).size).toBe(1)
  })

  it('of one length stand one way in all problems of a section', () => {
    const problem = (words: readonly string[]) => ({ prompt: [], choices: words.map(word => [paragraph(word)]) })
    const alike = problem(['four words or less', 'five words or so', 'six', 'two'])
    const longer = problem(['four words or a few', 'five words or so, I', 'six words, not more', 'seven words at most'])
    const rowsOf = (...problems: (typeof alike)[]) => {
      const [page] = lay(sheetOf(problems), { columns: 1, fontSize: 'large' }).pages
      const letters = bodiesOf(page?.marks ?? [], 0, 0).slice(1, 5)
      return new Set(letters.map(({ top }) => top)).size
    }
    expect(rowsOf(alike)).toBe(1)
    expect(rowsOf(longer)).toBe(2)
    expect(rowsOf(alike, longer)).toBe(2)
    expect(rowsOf(alike, problem(['x', 'y', 'z', 'w']))).toBe(1)
  })

  it('that are pictures stand clearly apart, one above the other', () => {
    const gapBetween = (content: ShownBlock[]) => {
      const [first, second] = choicesIn([content, content])
      return (second?.top ?? 0) - (first?.bottom ?? 0)
    }
    expect(gapBetween([picture('array', 40)])).toBeGreaterThan(18)
    expect(gapBetween([paragraph('Once more, with feeling. '.repeat(3))])).toBeLessThan(9)
  })
})

describe('answers', () => {
  it('stand on the same lines in all columns, numbers as well as words', () => {
    const answers = Array.from({ length: 16 }, (_, i) => (i < 4 ? maths(num('4')) : paragraph('four, or so')))
    const worksheet = sheetOf(answers.map(answer => ({ prompt: [], answer: [answer] })))
    const items = problemsOf(layOutSheet(worksheet, checkOptions(), 'key')).flat()
    expect(items).toHaveLength(16)
    expect(new Set(items.map(({ bottom }) => bottom.toFixed(3)))).toHaveLength(4)
  })

  it('drawn among many short ones keep labels that can be read', () => {
    const axis = (width: number): ShownBlock => {
      const label = { kind: 'label', x: 1, y: 1, anchor: { x: 'left', y: 'top' }, tone: 'ink' } as const
      const items = [{ ...label, of: num('7'), size: 0.9 } as const, { ...label, of: num('8'), size: 0.6 } as const]
      return { kind: 'figure', name: 'plane', drawing: { width, height: 2, items }, alt: '' }
    }
    const labels = (marks: readonly Mark[], isDrawn = false): number[] =>
      marks.flatMap(mark =>
        mark.kind === 'block'
          ? labels(mark.block.marks, isDrawn || mark.block.role === 'Figure')
          : mark.kind === 'glyphs' && isDrawn
            ? [mark.size]
            : [],
      )
    const short = Array.from({ length: 60 }, () => ({ prompt: [], answer: [paragraph('7')] }))
    for (const width of [5, 20, 30]) {
      const worksheet = sheetOf([...short, { prompt: [], answer: [axis(width)], answerLabel: 'B' }])
      const { pages } = layOutSheet(worksheet, checkOptions({ fontSize: 'small' }), 'key')
      const sizes = pages.flatMap(({ marks }) => labels(marks))
      expect(sizes).toHaveLength(2)
      expect(Math.min(...sizes)).toBeGreaterThan(4.99)
    }
  })

  it('in tables stand across the columns where their heads would take a line for each word', () => {
    const linesOf = (marks: readonly Mark[]): number[] =>
      marks.flatMap(mark =>
        mark.kind !== 'block'
          ? []
          : mark.block.role === 'TH'
            ? [mark.block.rows?.().length ?? 1]
            : linesOf(mark.block.marks),
      )
    const rows = ['Cups of lemon juice', 'Cups of water'].map(name => [
      line(name),
      ...[12, 6, 10].map(n => line(num(`${n}`))),
    ])
    const ratios: ShownBlock = { kind: 'table', head: null, rowHeads: true, rows }
    const short = Array.from({ length: 60 }, () => ({ prompt: [], answer: [paragraph('Two hundred and forty')] }))
    const worksheet = sheetOf([...short, { prompt: [], answer: [ratios] }])
    const { pages } = layOutSheet(worksheet, checkOptions(), 'key')
    expect(pages.flatMap(({ marks }) => linesOf(marks))).toEqual([1, 1])
  })

  it('stand in columns though one of them needs the whole width', () => {
    const short = Array.from({ length: 6 }, () => ({ prompt: [], answer: [paragraph('7')] }))
    const widthOf = (sentences: number) => {
      const long = { prompt: [], answer: [paragraph(SENTENCE.repeat(sentences))] }
      const [items = []] = problemsOf(layOutSheet(sheetOf([...short, long]), checkOptions(), 'key'))
      expect(new Set(items.slice(0, 6).map(item => item.left)).size).toBe(2)
      return (items[6]?.right ?? 0) - (items[6]?.left ?? 0)
    }
    expect(widthOf(6)).toBeGreaterThan(400)
    expect(widthOf(2)).toBeLessThan(250)
  })

  it('in words are as large beside a drawn answer as elsewhere', () => {
    const drawn = [picture('plane', 8), paragraph('negative')]
    const worksheet = sheetOf([
      { prompt: [], answer: drawn },
      { prompt: [], answer: [paragraph('positive')] },
    ])
    const sizes = (marks: readonly Mark[]): number[] =>
      marks.flatMap(mark =>
        mark.kind === 'block' ? sizes(mark.block.marks) : mark.kind === 'glyphs' ? [mark.size] : [],
      )
    const [page] = layOutSheet(worksheet, checkOptions(), 'key').pages
    const key = page?.marks.filter(mark => mark.kind === 'block' && mark.block.role === 'LI') ?? []
    expect(new Set(sizes(key)).size).toBe(1)
  })
})

describe('problems taller than a page', () => {
  const words = Array.from({ length: 900 }, (_, i) => `word${i}`).join(' ')
  const tower: Drawing = {
    width: 10,
    height: 400,
    items: [
      {
        kind: 'path',
        segments: [
          ['M', 0, 0],
          ['L', 10, 400],
        ],
        stroke: null,
        fill: 'ink',
      },
    ],
  }
  const matrix = table(
    Array.from({ length: 80 }, (_, i) => [num(String(i))]),
    ['center'],
  )

  it.each([
    ['a text', [paragraph(words)]],
    ['many texts', Array.from({ length: 80 }, () => paragraph('Once more, with feeling and in other words.'))],
    ['a figure', [{ kind: 'figure' as const, name: 'tower', drawing: tower, alt: 'A tower' }]],
    ['a formula', [maths(matrix)]],
    [
      'a list',
      [{ kind: 'list' as const, ordered: true, items: Array.from({ length: 90 }, () => ['An item of the list.']) }],
    ],
    [
      'a table',
      [
        {
          kind: 'table' as const,
          head: null,
          rowHeads: false,
          rows: Array.from({ length: 90 }, () => [['one'], ['two']]),
        },
      ],
    ],
    [
      'figures side by side',
      [
        {
          kind: 'side-by-side' as const,
          items: Array.from({ length: 40 }, () => [
            { kind: 'figure' as const, name: 'triangle', drawing: triangle, alt: 'A triangle' },
          ]),
        },
      ],
    ],
  ])('are split or shrink: %s', (_, prompt) => {
    for (const columns of [1, 2] as const) {
      const sheet = lay(sheetOf([{ prompt: [paragraph('First.')] }, { prompt }, { prompt: [paragraph('Last.')] }]), {
        columns,
        fontSize: 'large',
      })
      expect(sheet.pages.length).toBeLessThan(30)
      for (const page of sheet.pages)
        for (const ink of inkOf(page.marks)) expect(ink.bottom).toBeLessThan(sheet.height - 30)
    }
  })
})

describe('solutions', () => {
  const step = (says: string): ShownBlock => ({
    kind: 'step',
    reason: 'add-parts',
    says: [says],
    work: [maths(row(num('1'), op('+'), num('1'), rel('='), num('2')))],
  })
  const withSolutions = (count: number, steps: number): ShownWorksheet => {
    const { sections, ...rest } = equations(count)
    return {
      ...rest,
      sections: sections.map(section => ({
        ...section,
        problems: section.problems.map(problem => ({
          ...problem,
          solution: Array.from({ length: steps }, () => step('Add both numbers.')),
        })),
      })),
    }
  }
  const layWith = (worksheet: ShownWorksheet, options: PdfOptions, part: 'sheet' | 'sheet and key' | 'key') =>
    layOutSheet(worksheet, checkOptions({ title: 'Sums', showSolutions: true, ...options }), part)

  it('follow the problems, or the answers, on pages of their own', () => {
    expect(layWith(withSolutions(4, 3), {}, 'sheet').pages).toHaveLength(2)
    expect(layWith(withSolutions(4, 3), {}, 'sheet and key').pages).toHaveLength(3)
  })

  it('stand in two columns with the number of their problem, broken between steps where they are long', () => {
    const { pages, height } = layWith(withSolutions(3, 60), {}, 'sheet')
    expect(pages.length).toBeGreaterThan(2)
    for (const { marks } of pages.slice(1)) {
      const lefts = inkOf(marks).map(({ left }) => left)
      expect(Math.min(...lefts)).toBeLessThan(100)
      expect(Math.max(...lefts)).toBeGreaterThan(300)
      for (const { bottom } of inkOf(marks)) expect(bottom).toBeLessThan(height - 50)
    }
    expect(problemsOf({ ...layWith(withSolutions(3, 60), {}, 'sheet'), pages: pages.slice(1) }).flat()).toHaveLength(3)
  })

  it('are missed with a clear error', () => {
    expect(() => layWith(equations(2), {}, 'sheet')).toThrow('generate it with { solutions: true }')
  })
})

describe('the pages of the key', () => {
  const glyphs = (marks: readonly Mark[]): number =>
    marks.reduce((sum, mark) => sum + (mark.kind === 'block' ? glyphs(mark.block.marks) : 1), 0)
  const topOf = ({ marks }: Sheet['pages'][number]) =>
    marks.flatMap(mark => (mark.kind === 'block' && mark.block.role === 'Artifact' ? [mark.block] : []))

  it('say at their top what they are, and keep the title where they stand alone', () => {
    const many = sheetOf(Array.from({ length: 300 }, () => ({ prompt: [maths(num('1'))], answer: [maths(num('2'))] })))
    const { pages } = layOutSheet(many, checkOptions({ title: 'Sums' }), 'key')
    expect(pages.length).toBeGreaterThan(1)
    const [first, second] = pages.map(page => glyphs(topOf(page).flatMap(block => block.marks)))
    expect(second).toBe((first ?? 0) + 1)
    const heading = (title: string) => inkOf(layOutSheet(many, checkOptions({ title }), 'key').pages[0]?.marks ?? [])[0]
    const [untitled, titled] = [heading(''), heading('Sums')]
    expect((titled?.right ?? 0) - (titled?.left ?? 0)).toBeGreaterThan(
      (untitled?.right ?? 0) - (untitled?.left ?? 0) + 20,
    )
  })
})
