import { contentToText, generateWorksheet, type Worksheet } from '@worksheet/core'
import { describe, expect, test } from 'vitest'
import { renderJson } from '../src/index.ts'

const made = (topic: string, grade: string, count: number): Worksheet =>
  generateWorksheet({ seed: 7, locale: 'es', entries: [{ id: 'a', grade, topic, difficulty: 'easy', count }] })

describe('a worksheet as JSON', () => {
  const worksheet = made('two-step-equations', '7', 12)
  const data = renderJson(worksheet, ['a warning'])
  const problems = data.entries[0]!.problems

  test('is plain data that keeps what the worksheet says of itself', () => {
    expect(JSON.parse(JSON.stringify(data))).toEqual(data)
    const { entries, ...told } = worksheet
    expect(data).toMatchObject({ ...told, warnings: ['a warning'] })
    expect(renderJson(worksheet).warnings).toEqual([])
    const { title: _, instruction, problems: asked, ...entry } = entries[0]!
    expect(data.entries[0]).toMatchObject({ ...entry, instruction: { text: contentToText(instruction, 'es') } })
    expect(problems.map(({ id, number }) => ({ id, number }))).toEqual(asked.map(({ id, number }) => ({ id, number })))
  })

  test('says everything as text, LaTeX and HTML', () => {
    for (const { prompt, answer } of problems) {
      for (const content of [prompt, answer])
        expect(Object.keys(content)).toEqual(expect.arrayContaining(['text', 'latex', 'html']))
    }
    expect(problems.some(({ prompt }) => prompt.latex.includes('$') && prompt.html.includes('<math'))).toBe(true)
  })

  test('leaves out what does not apply', () => {
    const chosen = problems.filter(({ choices }) => choices)
    expect(chosen.length).toBeGreaterThan(0)
    for (const { choices, answer } of chosen) expect(choices!.map(({ label }) => label)).toContain(answer.label)
    for (const { choices, answer } of problems) if (!choices) expect('label' in answer).toBe(false)
    // The problems differ in their instruction, so each says its own.
    expect(data.entries[0]!.instruction.text).toBe('')
    expect(problems.some(({ instruction }) => instruction)).toBe(true)
  })

  test('gives figures with alternate texts, and ids that are apart', () => {
    const figures = renderJson(made('count-objects-to-20', 'k', 5)).entries[0]!.problems.flatMap(
      problem => problem.figures,
    )
    expect(figures.length).toBeGreaterThan(2)
    for (const { kind, alt, svg } of figures) {
      expect([kind, alt].every(text => text.length > 2)).toBe(true)
      expect(svg).toMatch(/^<svg /)
    }
    const ids = figures.flatMap(({ svg }) => [...svg.matchAll(/ id="([^"]+)"/g)].map(match => match[1]))
    expect(new Set(ids).size).toBe(ids.length)
  })
})
