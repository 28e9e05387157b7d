import type { ShownWorksheet } from '@worksheet/core/show'
import { escapeHtml } from './escape.ts'
import { STYLES } from './styles.ts'

/** A complete page. It loads nothing and runs nothing; its one style element holds exactly `STYLES`. */
export function pageOf(body: string, title: string, classes: string, { locale, labels }: ShownWorksheet): string {
  const line = (label: string) => `<span class="field">${escapeHtml(label)}</span>`
  return (
    `<!DOCTYPE html>\n<html lang="${locale}">\n<head>\n<meta charset="utf-8"/>\n` +
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>\n' +
    `<meta name="color-scheme" content="light dark"/>\n<title>${escapeHtml(title)}</title>\n<style>${STYLES}</style>\n</head>\n` +
    `<body class="worksheet-page">\n<main class="${classes}">\n<p class="pupil" aria-hidden="true">${line(labels.name)}${line(labels.date)}</p>\n${body}\n</main>\n</body>\n</html>\n`
  )
}
