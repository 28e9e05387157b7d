import { type Block, type Both, blocksOf } from '../content.ts'
import type { AnswerKind, AnswerType, Json, Requirement } from './type.ts'

/** The answer of a problem: what a machine reads, and what the key prints in each language. */
export interface DraftAnswer {
  readonly type: AnswerKind
  readonly value: Json
  readonly requires: Requirement | null
  readonly shown: Both<readonly Block[]>
}

export function answerOf<V>(type: AnswerType<V>, value: V): DraftAnswer {
  const { en, es } = type.show(value)
  const blocks = blocksOf(en)
  return {
    type: type.kind,
    value: type.value(value),
    requires: type.requires ?? null,
    shown: { en: blocks, es: en === es ? blocks : blocksOf(es) },
  }
}
