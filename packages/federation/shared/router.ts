/**
 * The exports of react-router-dom that the console shares. Module Federation cannot tree-shake a shared module, and the whole
 * package is 56 kB after brotli, twice as much as these; lint limits imports to them.
 */
export {
  createBrowserRouter,
  Link,
  Navigate,
  Outlet,
  Router,
  RouterProvider,
  useBlocker,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router';
