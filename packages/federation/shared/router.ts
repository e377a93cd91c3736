/**
 * The exports of react-router-dom that the product uses. Module Federation cannot tree-shake a shared module, so the
 * whole package would triple the bytes; lint limits imports to these names.
 */
export {
  Link,
  Navigate,
  NavigationType,
  Outlet,
  Router,
  UNSAFE_createBrowserHistory,
  useLocation,
  useNavigate,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router';
