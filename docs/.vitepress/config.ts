import { defineConfig } from 'vitepress'
import { searchedTopics } from './topics.ts'

/** A static site that asks nothing of any other place: fonts and the search index are its own. */
export default defineConfig({
  title: 'Worksheet',
  description: 'Math practice problems, kindergarten to calculus, in English and Spanish.',
  base: process.env.DOCS_BASE ?? '/',
  // The gallery and the maker are pages of their own, by npm run gallery and npm run build.
  ignoreDeadLinks: [/^\/(gallery|maker)\//, /^https?:\/\/localhost/],
  // A set such as {1, 2} is text. Attributes are written %{...}.
  markdown: { attrs: { leftDelimiter: '%{', rightDelimiter: '}' } },
  themeConfig: {
    search: {
      provider: 'local',
      options: {
        // The page of the gallery is made in the browser: its topics are found by their names in both languages.
        _render: (text, env, md) => md.render(text, env) + (env.relativePath === 'gallery.md' ? searchedTopics() : ''),
      },
    },
    nav: [
      { text: 'Maker', link: '/maker/index.html', target: '_self' },
      { text: 'Start', link: '/start/library' },
      { text: 'Guides', link: '/guides/reproducible-sheets' },
      { text: 'Reference', link: '/reference/interface' },
      { text: 'Gallery', link: '/gallery' },
    ],
    sidebar: [
      {
        text: 'Start',
        items: [
          { text: 'The library', link: '/start/library' },
          { text: 'The command', link: '/start/command' },
          { text: 'Self-hosting', link: '/start/self-hosting' },
          { text: 'The hosted interface', link: '/start/hosted-interface' },
        ],
      },
      {
        text: 'Guides',
        items: [
          { text: 'Reproducible sheets', link: '/guides/reproducible-sheets' },
          { text: 'Versions A to D', link: '/guides/versions' },
          { text: 'Checking answers', link: '/guides/checking-answers' },
          { text: 'Books with LaTeX', link: '/guides/latex-books' },
          { text: 'Embeds', link: '/guides/embeds' },
          { text: 'Branding', link: '/guides/branding' },
          { text: 'Accessibility', link: '/guides/accessibility' },
          { text: 'Scaling out', link: '/guides/scaling-out' },
          { text: 'Backup and restore', link: '/guides/backup' },
          { text: 'Upgrading', link: '/guides/upgrading' },
        ],
      },
      {
        text: 'Reference',
        items: [
          { text: 'Interface', link: '/reference/interface' },
          { text: 'Errors', link: '/reference/errors' },
          { text: 'Headers', link: '/reference/headers' },
          { text: 'Configuration', link: '/reference/configuration' },
          { text: 'Administration', link: '/reference/administration' },
          { text: 'Library', link: '/reference/library' },
          { text: 'Content model', link: '/reference/content' },
          { text: 'Answers', link: '/reference/answers' },
          { text: 'Figures, early grades', link: '/reference/figures-early' },
          { text: 'Figures, later grades', link: '/reference/figures-late' },
        ],
      },
      {
        text: 'The project',
        items: [
          { text: 'Add a topic', link: '/project/add-a-topic' },
          { text: 'Design decisions', link: '/project/design' },
          { text: 'Performance', link: '/project/performance' },
        ],
      },
    ],
    outline: [2, 3],
  },
})
