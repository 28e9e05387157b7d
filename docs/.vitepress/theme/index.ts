import DefaultTheme from 'vitepress/theme'
import './gallery.css'
import './sheet.css'

export default DefaultTheme
