import {
  type Answer,
  type Block,
  type Locale,
  type Problem,
  type ShownBlock,
  showBlocks,
  shownToText,
  type Worksheet,
  type WorksheetEntry,
} from '@worksheet/core/show'
import { drawingToSvg, shownToHtml } from '@worksheet/render-html'
import { shownToLatex } from '@worksheet/render-latex'
import type {
  AnswerJson,
  ContentJson,
  FigureJson,
  ProblemJson,
  StepJson,
  WorksheetEntryJson,
  WorksheetJson,
} from './worksheet-json.ts'

type ShownFigure = Extract<ShownBlock, { kind: 'figure' }>

/** Everything that a worksheet says, as text, LaTeX and HTML. The warnings are those of the request that it was made from. */
export function renderJson({ entries, ...worksheet }: Worksheet, warnings: readonly string[] = []): WorksheetJson {
  return { ...worksheet, entries: entries.map(entry => entryJson(entry, worksheet.locale)), warnings }
}

function entryJson({ title: _, instruction, problems, ...entry }: WorksheetEntry, locale: Locale): WorksheetEntryJson {
  const isShared = instruction.length > 0
  return {
    ...entry,
    instruction: contentJson(instruction, locale, `${problems[0]?.id}-instruction`),
    problems: problems.map(problem => problemJson(problem, isShared, locale)),
  }
}

function problemJson(
  { id, number, kind, instruction, prompt, choices, answer, solution }: Problem,
  isShared: boolean,
  locale: Locale,
): ProblemJson {
  const asked = showBlocks(prompt, locale)
  return {
    id,
    number,
    kind,
    ...(!isShared && instruction.length > 0 && { instruction: contentJson(instruction, locale, `${id}-instruction`) }),
    prompt: shownJson(asked, id),
    answer: answerJson(answer, locale, `${id}-answer`),
    ...(choices.length > 0 && {
      choices: choices.map(choice => ({
        label: choice.label,
        ...(choice.mistake !== null && { mistake: choice.mistake }),
        ...contentJson(choice.content, locale, `${id}-${choice.label}`),
      })),
    }),
    figures: figuresJson(asked, id),
    ...(solution && { solution: stepsJson(showBlocks(solution, locale), `${id}-solution`) }),
  }
}

const stepsJson = (shown: readonly ShownBlock[], prefix: string): StepJson[] =>
  shown.flatMap(block =>
    block.kind === 'step'
      ? {
          reason: block.reason,
          ...shownJson(block.work, prefix),
          says: shownJson([{ kind: 'paragraph', content: block.says }], prefix),
        }
      : [],
  )

function answerJson({ type, value, requires, label, content }: Answer, locale: Locale, prefix: string): AnswerJson {
  const shown = showBlocks(content, locale)
  const figures = figuresJson(shown, prefix)
  // Parts that are not always there are set one by one: to spread each takes longer than all else.
  const told: Record<string, unknown> = { type, value }
  if (requires) told.requires = requires
  if (label) told.label = label
  told.text = shownToText(shown)
  told.latex = shownToLatex(shown)
  told.html = shownToHtml(shown, prefix)
  if (figures.length > 0) told.figures = figures
  return told as unknown as AnswerJson
}

const contentJson = (blocks: readonly Block[], locale: Locale, prefix: string): ContentJson =>
  shownJson(showBlocks(blocks, locale), prefix)

/** The prefix keeps the ids of figures apart when all of it stands in one page. */
const shownJson = (blocks: readonly ShownBlock[], prefix: string): ContentJson => ({
  text: shownToText(blocks),
  latex: shownToLatex(blocks),
  html: shownToHtml(blocks, prefix),
})

const figuresJson = (blocks: readonly ShownBlock[], prefix: string): FigureJson[] =>
  figuresOf(blocks).map(({ name, drawing, alt }, i) => ({
    kind: name,
    alt,
    svg: drawingToSvg(drawing, alt, `${prefix}-figure-${i + 1}-alone`),
  }))

const figuresOf = (blocks: readonly ShownBlock[]): ShownFigure[] =>
  blocks.flatMap(block =>
    block.kind === 'figure' ? block : block.kind === 'side-by-side' ? block.items.flatMap(figuresOf) : [],
  )
