/** The global styles, in the order of their layers. */
import '#ui/tokens.css';
import '#ui/fonts.css';
import '#ui/base.css';
import '#ui/reveal.css';
import '#ui/mark.css';
import '#site/print.css';
