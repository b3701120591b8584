/** The script of the documentation pages. Without it, they are complete. */
import { followMovedAnchor } from './movedAnchors';
import { startSearch } from './search';

followMovedAnchor();
window.addEventListener('hashchange', followMovedAnchor);
startSearch();
