import {
  type Block,
  contentToText,
  type Locale,
  type Problem,
  showBlocks,
  type Worksheet,
  type WorksheetEntry,
} from '@worksheet/core'
import { contentToHtml, drawingToSvg } from '@worksheet/render-html'
import { contentToLatex } from '@worksheet/render-latex'
import type { ContentJson, FigureJson, ProblemJson, WorksheetEntryJson, WorksheetJson } from './worksheet-json.ts'

type ShownBlock = ReturnType<typeof showBlocks>[number]
type ShownFigure = Extract<ShownBlock, { kind: 'figure' }>

/** Everything that a worksheet says, as text, LaTeX and HTML. The warnings are those of the request that it was made from. */
export function renderJson({ entries, ...worksheet }: Worksheet, warnings: readonly string[] = []): WorksheetJson {
  return { ...worksheet, entries: entries.map(entry => entryJson(entry, worksheet.locale)), warnings }
}

function entryJson({ instruction, problems, ...entry }: WorksheetEntry, locale: Locale): WorksheetEntryJson {
  const isShared = instruction.length > 0
  return {
    ...entry,
    instruction: contentJson(instruction, locale, `${problems[0]?.id}-instruction`),
    problems: problems.map(problem => problemJson(problem, isShared, locale)),
  }
}

function problemJson(
  { id, number, instruction, prompt, choices, answer }: Problem,
  isShared: boolean,
  locale: Locale,
): ProblemJson {
  const { type, value, requires, label, content } = answer
  const answerFigures = figuresJson(content, locale, `${id}-answer`)
  return {
    id,
    number,
    ...(!isShared && instruction.length > 0 && { instruction: contentJson(instruction, locale, `${id}-instruction`) }),
    prompt: contentJson(prompt, locale, id),
    answer: {
      type,
      value,
      ...(requires && { requires }),
      ...(label && { label }),
      ...contentJson(content, locale, `${id}-answer`),
      ...(answerFigures.length > 0 && { figures: answerFigures }),
    },
    ...(choices.length > 0 && {
      choices: choices.map(choice => ({
        label: choice.label,
        ...contentJson(choice.content, locale, `${id}-${choice.label}`),
      })),
    }),
    figures: figuresJson(prompt, locale, id),
  }
}

/** The prefix keeps the ids of figures apart when all of it stands in one page. */
const contentJson = (blocks: readonly Block[], locale: Locale, prefix: string): ContentJson => ({
  text: contentToText(blocks, locale),
  latex: contentToLatex(blocks, locale),
  html: contentToHtml(blocks, locale, prefix),
})

const figuresJson = (blocks: readonly Block[], locale: Locale, prefix: string): FigureJson[] =>
  hasFigure(blocks)
    ? figuresOf(showBlocks(blocks, locale)).map(({ name, drawing, alt }, i) => ({
        kind: name,
        alt,
        svg: drawingToSvg(drawing, alt, `${prefix}-figure-${i + 1}-alone`),
      }))
    : []

const hasFigure = (blocks: readonly Block[]): boolean =>
  blocks.some(block => block.kind === 'figure' || (block.kind === 'side-by-side' && block.items.some(hasFigure)))

const figuresOf = (blocks: readonly ShownBlock[]): ShownFigure[] =>
  blocks.flatMap(block => {
    if (block.kind === 'figure') return [block]
    return block.kind === 'side-by-side' ? block.items.flatMap(figuresOf) : []
  })
