import { type Kind, NEW_SIGNS, SIGNS, type Signs } from './trinomials.ts'

export interface Level {
  readonly kinds: readonly Kind[]
  readonly signs: readonly Signs[]
  readonly most: number
  readonly isOpen: boolean
}

export const levels: Readonly<Record<'easy' | 'medium' | 'hard', Level>> = {
  easy: { kinds: ['positive'], signs: ['++'], most: 10, isOpen: false },
  medium: { kinds: ['all signs', 'two letters'], signs: NEW_SIGNS, most: 12, isOpen: true },
  hard: {
    kinds: ['common factor', 'leading minus', 'x squared'],
    signs: SIGNS,
    most: 12,
    isOpen: true,
  },
}
