import type { Layout, ShownBlock, ShownInline, ShownWorksheet } from '@worksheet/core'

/** Every formula of a worksheet, in prompts, choices and answers. */
export function formulas(worksheet: ShownWorksheet): Layout[] {
  const problems = worksheet.sections.flatMap(section => section.problems)
  return problems.flatMap(({ prompt, choices, answer }) =>
    [...prompt, ...choices.flatMap(choice => choice.content), ...answer].flatMap(inBlock),
  )
}

function inBlock(block: ShownBlock): Layout[] {
  switch (block.kind) {
    case 'paragraph':
      return inLine(block.content)
    case 'maths':
      return [block.layout]
    case 'list':
      return block.items.flatMap(inLine)
    case 'table':
      return [...(block.head ?? []), ...block.rows.flat()].flatMap(inLine)
    case 'side-by-side':
      return block.items.flat().flatMap(inBlock)
    case 'step':
      return [...block.work.flatMap(inBlock), ...inLine(block.says)]
    case 'figure':
    case 'grid':
      return []
  }
}

const inLine = (items: readonly ShownInline[]) => items.flatMap(item => (typeof item === 'string' ? [] : [item.layout]))
