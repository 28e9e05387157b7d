import { missingFrom, readLogo } from '../accounts/logo.ts'
import type { Branding } from '../rendering/job.ts'
import { oneLine } from '../text.ts'
import { ACCOUNT_OPTION, findAccount } from './accounts.ts'
import { type Command, CommandError, type Desk, type Given, table, textOf } from './command.ts'

const NONE: Branding = { organization: null, accentColor: null, footer: null, logo: null }
const LONGEST = 200

const told = ({ organization, accentColor, footer, logo }: Branding) => ({
  organization,
  accentColor,
  footer,
  logo: logo && { type: logo.type, bytes: logo.bytes.length },
})

/** A text as given, null where an empty one takes it away, or what was there before. */
function changed(given: Given, name: string, before: string | null): string | null {
  const text = textOf(given, name)
  if (text === null) return before
  const line = oneLine(text)
  if (line.length > LONGEST) throw new CommandError(`--${name} takes at most ${LONGEST} characters.`)
  return line || null
}

const contentOf = (desk: Desk, file: string) =>
  desk.readFile(file).catch((error: Error) => {
    throw new CommandError(`The logo cannot be read: ${error.message}`)
  })

const set: Command = {
  about: 'Set what the PDFs of an account carry. An empty value takes a part away.',
  options: {
    ...ACCOUNT_OPTION,
    organization: { value: 'text', about: 'Name of the organisation.' },
    logo: { value: 'text', about: 'A PNG, JPEG or SVG file.' },
    'accent-color': { value: 'text', about: 'Colour of headings and lines, as #rrggbb.' },
    footer: { value: 'text', about: 'A line at the foot of each page.' },
  },
  async run(desk, given) {
    const account = await findAccount(desk, textOf(given, 'account')!)
    const before = (await desk.storage.brandings.find(account.name)) ?? NONE
    const accentColor = changed(given, 'accent-color', before.accentColor)
    if (accentColor && !/^#[0-9a-f]{6}$/i.test(accentColor))
      throw new CommandError('--accent-color takes a colour as #rrggbb.')
    const file = textOf(given, 'logo')
    const content = file ? await contentOf(desk, file) : null
    const branding: Branding = {
      organization: changed(given, 'organization', before.organization),
      accentColor,
      footer: changed(given, 'footer', before.footer),
      logo: file === null ? before.logo : content === null ? null : await readLogo(content),
    }
    // What cannot be printed is refused now, not when a customer asks for a worksheet.
    await desk.proof(branding)
    await desk.storage.brandings.set(account.name, branding)
    const missing = content && missingFrom(content)
    const text = [`The PDFs of "${account.name}" carry it from now on.`, missing].filter(Boolean).join('\n')
    return { data: { ...told(branding), ...(missing && { missing }) }, text }
  },
}

const show: Command = {
  about: 'Show what the PDFs of an account carry.',
  options: ACCOUNT_OPTION,
  async run(desk, given) {
    const account = await findAccount(desk, textOf(given, 'account')!)
    const { logo, ...texts } = told((await desk.storage.brandings.find(account.name)) ?? NONE)
    const rows = Object.entries({ ...texts, logo: logo && `${logo.type}, ${logo.bytes} bytes` }).map(
      ([part, value]) => [part, value ?? '-'],
    )
    return { data: { account: account.name, ...texts, logo }, text: table(['part', 'value'], rows) }
  },
}

export const brandingCommands: Readonly<Record<string, Command>> = { 'branding set': set, 'branding show': show }
