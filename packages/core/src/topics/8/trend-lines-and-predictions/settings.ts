import { itemOf } from '../../../author.ts'
import { firstSettings } from './first-settings.ts'
import { furtherSettings } from './further-settings.ts'
import { moreSettings } from './more-settings.ts'
import type { Setting } from './things.ts'

export const SETTINGS: readonly Setting[] = [...firstSettings, ...moreSettings, ...furtherSettings]

/** Each form of a level has settings of its own, so that a sheet tells none twice. */
export const settingsAt = (...places: readonly number[]): readonly Setting[] =>
  places.map(place => itemOf(SETTINGS, place))
