import { firstSettings } from './first-settings.ts'
import { moreSettings } from './more-settings.ts'
import type { Setting } from './things.ts'

export const SETTINGS: readonly Setting[] = [...firstSettings, ...moreSettings]
